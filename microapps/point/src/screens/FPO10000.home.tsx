import { Screen, useLoad } from '@wallet/kit/app';
import { getOnlyLinkAccounts } from '../api/accountCalls.ts';
import { listHistory } from '../api/historyCalls.ts';
import { readSummary } from '../api/walletCalls.ts';
import { UnfinishedMoney } from '../flows/UnfinishedMoney.tsx';
import { messages } from '../messages/index.ts';
import { Balances } from '../parts/Balances.tsx';
import { HomeDoors } from '../parts/HomeDoors.tsx';
import { HomeMenu } from '../parts/HomeMenu.tsx';
import { JoinOffer } from '../parts/JoinOffer.tsx';
import { MainAccount } from '../parts/MainAccount.tsx';
import { MainActions, QuickActions } from '../parts/QuickActions.tsx';
import { RecentHistory } from '../parts/RecentHistory.tsx';

/** The wallet at a glance; for somebody without one, what it is good for and the way in (A24). */
export function FPO10000() {
  const { home: t } = messages.use().wallet;
  const load = useLoad(
    async (signal) => {
      const summary = await readSummary(undefined, { signal });
      if (summary.walletNo === '') return { summary, accounts: [], recent: [] };
      const [accounts, history] = await Promise.all([
        getOnlyLinkAccounts(undefined, { signal }),
        listHistory({ filter: 'ALL', month: '', page: 1 }, { signal }).catch(() => undefined),
      ]);
      return { summary, accounts, recent: history?.items };
    },
    [],
    { onResume: 'reload' },
  );
  return (
    <Screen title={t.title} of={load} ground>
      {({ summary, accounts, recent }) =>
        summary.walletNo === '' ? (
          <JoinOffer />
        ) : (
          <>
            <UnfinishedMoney />
            <Balances summary={summary} main={<MainActions />}>
              <QuickActions />
            </Balances>
            <HomeDoors waiting={summary.waiting} />
            <MainAccount accounts={accounts} autoCharge={summary.autoCharge} />
            <RecentHistory items={recent} onRetry={load.reload} />
            <HomeMenu />
          </>
        )
      }
    </Screen>
  );
}
