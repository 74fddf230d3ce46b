import { ConfirmOrder, Gone, Screen } from '@wallet/kit/app';
import { Note } from '@wallet/kit/ui';
import { useState } from 'react';
import { opening } from '../flows/opening.ts';
import { goldOrder } from '../flows/orders.ts';
import { readOwnAccounts } from '../flows/readGold.ts';
import { messages } from '../messages/index.ts';
import { ChooseAccount } from '../parts/ChooseAccount.tsx';

export const FGS23000 = opening.step(
  { needs: ['suits'], ask: (_, { signal }) => readOwnAccounts(signal) },
  function Account({ data: accounts }) {
    const t = messages.use();
    const [account, setAccount] = useState(accounts[0]?.accountNo ?? '');
    const draft = opening.useDraft();
    if (accounts.length === 0) {
      return (
        <Screen>
          <Gone to="/point/FPO21100" {...t.account.none} />
        </Screen>
      );
    }
    return (
      <ConfirmOrder
        order={goldOrder}
        facts={{ kind: 'open', ref: account, amount: 0 }}
        lead={t.account.lead}
        entry={<ChooseAccount accounts={accounts} value={account} onChange={setAccount} />}
        rows={[]}
        secret={{ hint: t.account.hint }}
        submit={t.account.submit}
        draft={draft}
      >
        <Note>{t.account.note}</Note>
        <Note>{t.notInsured}</Note>
      </ConfirmOrder>
    );
  },
);
