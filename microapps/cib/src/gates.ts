import type { Gates, ScreenGate } from '@wallet/kit/app';
import { isServiceJoined } from '@wallet/kit/common';
import { SERVICE } from './model/service.ts';

/** Who does not use the service yet begins with its terms; no answer counts as using it: the calls know better. */
const joined: ScreenGate = async () =>
  (await isServiceJoined(SERVICE).catch(() => true))
    ? { kind: 'allow' }
    : { kind: 'redirect', to: '/cib/FCI00001' };

export const gates: Gates = { FCI00000: joined, FCI10000: joined };
