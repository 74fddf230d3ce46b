import { useWallet } from '@wallet/kit/app';
import { wireDeviceId } from '@wallet/kit/format';
import type { PhoneFacts } from '../model/certificate.ts';

/** Asks which phone this is: the certificate is on one. Empty in a browser. */
export function useThisPhone(): () => Promise<PhoneFacts> {
  const { bridge } = useWallet();
  return async () => {
    const host = await bridge.hello();
    return { deviceId: wireDeviceId(host?.deviceId), model: host?.phoneModel ?? '' };
  };
}
