import { ApiError } from '@wallet/kit/api';
import type { Session } from '@wallet/kit/session';
import { readPayAccounts } from '../api/accountCalls.ts';
import { readNations } from '../api/nationCalls.ts';
import { readSituation } from '../api/payCalls.ts';
import { readPayUser } from '../api/userCalls.ts';
import { chosenMeans, type Means, meansOfAccount } from '../model/means.ts';
import type { Nation } from '../model/nation.ts';
import { type Network, nationHere, networkOf } from '../model/network.ts';
import type { PayUser } from '../model/payUser.ts';
import { readPayChoice } from '../state/payChoice.ts';

/** Where the customer pays, and from what. */
export interface PayPlace {
  nation: Nation;
  nations: readonly Nation[];
  means: readonly Means[];
  chosen: Means | undefined;
  hasEnglishName: boolean;
  /** nobody has shown this member yet how it is done (utznGuidYn) */
  wantsGuide: boolean;
  /** the nation chosen is paid in through the other network: its pages are the ones to go to */
  elsewhere: boolean;
}

/** The nation chosen and what can be paid from there; a page of the clearing network is for its nation only. */
export async function readPayPlace(
  session: Session,
  network: Network,
  signal: AbortSignal,
): Promise<PayPlace> {
  const [nations, choice, user] = await Promise.all([
    readNations(undefined, { signal }),
    readPayChoice(session),
    readUserIfKnown(signal),
  ]);
  const wantsGuide = user?.isUser === true && !user.hasReadGuide;
  const nation = nationHere(nations, network, choice?.nation);
  if (!nation)
    return {
      nations,
      nation: nowhere,
      means: [],
      chosen: undefined,

      hasEnglishName: true,
      wantsGuide,
      elsewhere: false,
    };
  const situation = await readSituation({ nation: nation.code }, { signal });
  const { hasEnglishName } = situation;
  // Where the service does not say what can be paid from, the registered accounts can (A93).
  const means = situation.means ?? (await readPayAccounts(undefined, { signal })).flatMap(meansOfAccount);
  const elsewhere = choice !== undefined && networkOf(choice.nation) !== network;
  // On a new phone, what was paid from last.
  const chosen = chosenMeans(means, choice?.means ?? user?.lastMeans);
  return { nation, nations, means, chosen, hasEnglishName, wantsGuide, elsewhere };
}

/** Who the member is to foreign payment adds to the page, and is not needed for it. */
async function readUserIfKnown(signal: AbortSignal): Promise<PayUser | undefined> {
  try {
    return await readPayUser(undefined, { signal });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const nowhere: Nation = { code: '', name: { ko: '-', en: '-' }, currency: 'KRW', unit: 1, partners: [] };
