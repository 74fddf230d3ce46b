import type { Gates, ScreenGate } from '@wallet/kit/app';
import { isServiceJoined, walletServices } from '@wallet/kit/common';

/** Who uses the service goes to the tickets, everybody else to what it is (R776 to R778); no answer counts as not. */
const byService: ScreenGate = async () => {
  const isJoined = await isServiceJoined(walletServices.airTicket).catch(() => false);
  return { kind: 'redirect', to: isJoined ? '/smat/FLY20000' : '/smat/FLY10000' };
};

export const gates: Gates = { FLY11000: byService };
