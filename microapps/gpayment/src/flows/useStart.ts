import { useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { readLocationConsent, type Term } from '@wallet/kit/common';
import { readPayAccounts } from '../api/accountCalls.ts';
import { readPayNotices } from '../api/customerCalls.ts';
import { isDueDiligenceDone, readPayUser } from '../api/userCalls.ts';
import type { PayNotice } from '../model/notice.ts';
import { type Stage, stageOf } from '../model/payUser.ts';
import { readServiceTerms } from '../state/readServiceTerms.ts';
import { type OpenTerms, openTerms } from '../state/serviceTerms.ts';
import { endNotedCode } from './customerCode.ts';
import { useCodeTools } from './useCodeTools.ts';

/** Where the member stands, and what the start page adds to it where it can be had. */
export function useStart() {
  const { bridge } = useWallet();
  const person = usePerson();
  const { isNative } = bridge;
  const load = useLoad(async (signal): Promise<{ stage: Stage; isChecked: boolean }> => {
    const user = await readPayUser(undefined, { signal });
    if (!user.isUser) return { stage: stageOf(user, 0), isChecked: true };
    const [accounts, isChecked] = await Promise.all([
      readPayAccounts(undefined, { signal }),
      isDueDiligenceDone(undefined, { signal }).catch(() => true),
    ]);
    return { stage: stageOf(user, accounts.length), isChecked };
  });
  const isUser = load.data !== undefined && !['wallet', 'join'].includes(load.data.stage);

  // Only inside the app is there anything to agree to before going on (2-payment s4).
  async function readOpenTerms(signal?: AbortSignal): Promise<OpenTerms<Term> | null> {
    if (!isNative || !isUser || person === null) return null;
    const of = { memberId: person.memberId, groupCode: person.groupCode };
    const settings = signal ? { signal } : {};
    const [services, consent] = await Promise.all([
      readServiceTerms(settings),
      readLocationConsent(of, settings),
    ]);
    return openTerms(services, consent === 'agreed');
  }
  const asked = useLoad(readOpenTerms, [isNative, isUser, person?.memberId]);

  /** Whether nothing needed is left to agree to. @throws ApiError where that cannot be found out */
  async function areTermsDone(): Promise<boolean> {
    if (asked.data !== undefined && asked.data?.isNeeded !== true) return true;
    // Not known yet, or agreed to since, maybe in another WebView.
    const found = await readOpenTerms();
    asked.reload();
    return found?.isNeeded !== true;
  }

  // A payment whose end nobody has been told of; where payments begin it is shown.
  const { noted, orders } = useCodeTools();
  const unfinished = useLoad(async () => {
    if (!isUser) return false;
    // A code that is open from before pays no more from here on; only one that did is a payment to tell of.
    return (await endNotedCode(noted)) !== null || (await orders.findUnfinished()) !== null;
  }, [isUser]);

  const notices = useLoad(async (signal): Promise<PayNotice | undefined> => {
    const { items } = await readPayNotices({}, { signal });
    return items.find(({ isPopup }) => isPopup);
  });
  return { load, asked, areTermsDone, notice: notices.data, hasUnfinished: unfinished.data === true };
}
