import type { Session } from '@wallet/kit/session';
import { readNations } from '../../api/nationCalls.ts';
import { readSituation } from '../../api/payCalls.ts';
import { chosenMeans, type Means } from '../../model/means.ts';
import type { Nation } from '../../model/nation.ts';
import { readPayChoice } from '../../state/payChoice.ts';
import { type Network, networkOf } from './network.ts';

/** Where the customer pays, and from what. */
export interface PayPlace {
  nation: Nation;
  nations: readonly Nation[];
  means: readonly Means[];
  chosen: Means | undefined;
  hasEnglishName: boolean;
  /** the nation chosen is paid in through the other network: its pages are the ones to go to */
  elsewhere: boolean;
}

/** The nation chosen and what can be paid from there; a page of the clearing network is for its nation only. */
export async function readPayPlace(
  session: Session,
  network: Network,
  signal: AbortSignal,
): Promise<PayPlace> {
  const [nations, choice] = await Promise.all([readNations(undefined, { signal }), readPayChoice(session)]);
  const here = nations.filter(({ code }) => networkOf(code) === network);
  const nation = here.find(({ code }) => code === choice?.nation) ?? here[0];
  if (!nation)
    return { nations, nation: nowhere, means: [], chosen: undefined, hasEnglishName: true, elsewhere: false };
  const { means, hasEnglishName } = await readSituation({ nation: nation.code }, { signal });
  const elsewhere = choice !== undefined && networkOf(choice.nation) !== network;
  return { nation, nations, means, chosen: chosenMeans(means, choice?.means), hasEnglishName, elsewhere };
}

const nowhere: Nation = { code: '', name: { ko: '-', en: '-' }, currency: 'KRW', unit: 1, partners: [] };
