import { type Load, useAction, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { currentBridge } from '@wallet/kit/bridge';
import { wireDeviceId } from '@wallet/kit/format';
import { readMember, startIdentity } from '../api/calls.ts';
import { readPhoneBy } from '../api/cas.ts';

// The ID is on one phone: the gateway is told which one asks; nothing in a browser.
readPhoneBy(async () => {
  const host = await currentBridge().hello();
  return { deviceId: wireDeviceId(host?.deviceId), model: host?.phoneModel ?? '' };
});

export type Member = Awaited<ReturnType<typeof readMember>>;

/** The member with their ID, read again on the way back: it may have been suspended or moved meanwhile. */
export function useMember(): Load<Member> {
  const load = useLoad((signal) => readMember(undefined, { signal }), []);
  useResume(load.reload);
  return load;
}

/** Begins a way to a new ID: the one before counts until it is there. */
export function useAnew() {
  const { navigate } = useWallet();
  return useAction(async () => {
    await startIdentity();
    navigate.push('FGM50000', { query: { way: 'anew' } });
  });
}
