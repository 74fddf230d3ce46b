import { useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { readLocationConsent, type Term } from '@wallet/kit/common';
import { readPayAccounts } from '../../api/accountCalls.ts';
import { readPayNotices } from '../../api/customerCalls.ts';
import { readUntold } from '../../api/payCalls.ts';
import { isDueDiligenceDone, readPayUser } from '../../api/userCalls.ts';
import type { PayNotice } from '../../model/notice.ts';
import { type Stage, stageOf } from '../../model/payUser.ts';
import { openTerms, type ServiceTerms } from '../../model/serviceTerms.ts';
import { readServiceTerms } from '../../state/readServiceTerms.ts';
import { usePayIntents } from '../../state/usePayIntents.ts';

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
  const asked = useLoad(
    async (signal): Promise<{ services: ServiceTerms<Term>[]; terms: Term[] } | null> => {
      if (!isNative || !isUser || person === null) return null;
      const of = { memberId: person.memberId, groupCode: person.groupCode };
      const [services, consent] = await Promise.all([
        readServiceTerms(signal),
        readLocationConsent(of, { signal }),
      ]);
      return { services, terms: openTerms(services, consent === 'agreed') };
    },
    [isNative, isUser, person?.memberId],
  );

  // A payment whose end nobody has been told of; where payments begin it is shown.
  const intents = usePayIntents();
  const unfinished = useLoad(async () => {
    if (!isUser) return false;
    const known = await Promise.all([intents.mpm.read(), intents.atm.read(), intents.cpm.read()]);
    return known.some((intent) => intent?.isSent) || (await readUntold()) !== null;
  }, [isUser]);

  const notices = useLoad(async (signal): Promise<PayNotice | undefined> => {
    const { items } = await readPayNotices({}, { signal });
    return items.find(({ isPopup }) => isPopup);
  });
  return { load, asked, notice: notices.data, hasUnfinished: unfinished.data === true };
}
