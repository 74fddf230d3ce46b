import type { Bridge } from '../bridge/index.ts';
import { wireDeviceId } from '../format/index.ts';

/** What the login and the person info say of the phone (1-shell s3, s7.2). Empty in a plain browser. */
export interface DeviceFacts {
  deviceId: string;
  /** `I` or `A`; empty in a browser. */
  deviceGb: string;
  appVersion: string;
  osVersion: string;
  phoneModel: string;
}

/** Asks the app once who it is; a device id of zeros is rewritten (1-shell s5, R275). */
export async function deviceFacts(bridge: Pick<Bridge, 'hello'>): Promise<DeviceFacts> {
  const host = await bridge.hello();
  return {
    deviceId: wireDeviceId(host?.deviceId),
    deviceGb: host ? (host.platform === 'ios' ? 'I' : 'A') : '',
    appVersion: host?.appVersion ?? '',
    osVersion: host?.osVersion ?? '',
    phoneModel: host?.phoneModel ?? '',
  };
}
