import { Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { messageText } from '@wallet/kit/messages';
import { Actions, alert, Badge, Button, Flag, TransactionHead } from '@wallet/kit/ui';
import { findOriginal, readTransaction } from '../api/historyCalls.ts';
import { RecentTransactions } from '../flows/RecentTransactions.tsx';
import { say } from '../messages/say.ts';
import { stateOf, type Transaction } from '../model/history.ts';
import { Figure } from '../parts/Figure.tsx';
import { Nowhere } from '../parts/Nowhere.tsx';
import { Receipt } from '../parts/Receipt.tsx';
import { useService } from '../parts/useService.ts';

const tones = {
  paid: 'success',
  withdrawn: 'success',
  cancelled: 'danger',
  refund: 'info',
  pending: 'info',
  failed: 'danger',
} as const;

/** One payment, refund or withdrawal with its receipt. */
export function FGP61110() {
  const { detail: t, history: words } = useService();
  const { navigate } = useWallet();
  const query = useQuery();
  const serial = query.get('tranSerno') ?? '';
  const date = query.get('tranYmd') ?? '';
  const load = useLoad(
    async (signal) => (serial && /^\d{8}$/.test(date) ? readTransaction({ serial, date }, { signal }) : null),
    [serial, date],
  );
  const original = useAction(async (refund: Transaction) => {
    const found = await findOriginal(refund, todaySeoul());
    if (!found) return alert({ id: 'originalMissing', text: t.noOriginal });
    navigate.push('FGP61110', { query: { tranSerno: found.serial, tranYmd: found.date } });
  });
  return (
    <Screen title={t.title} of={load}>
      {(transaction) => {
        if (transaction === null) {
          return (
            <>
              <Nowhere
                title={messageText('wrongAccess')}
                messageId="wrongAccess"
                picture="missing"
                description={t.missingHint}
                label={t.toList}
                to="FGP61100"
                home={t.home}
              />
              <RecentTransactions />
            </>
          );
        }
        const state = stateOf(transaction);
        return (
          <>
            <TransactionHead
              face={<Flag of={transaction.nation.code || transaction.local.currency} />}
              name={transaction.merchant || say(transaction.nation)}
              figure={<Figure of={transaction.paid} size="large" isIn={state === 'refund'} />}
              state={<Badge tone={tones[state]}>{words.states[state]}</Badge>}
              isCancelled={state === 'cancelled' || state === 'failed'}
            >
              {t.says[state]}
            </TransactionHead>
            <Receipt transaction={transaction} />
            <Actions>
              {transaction.originalSerial !== '' && (
                <Button
                  full
                  action="openOriginal"
                  isBusy={original.isRunning}
                  onClick={() => void original.run(transaction)}
                >
                  {t.openOriginal}
                </Button>
              )}
              <Button
                full
                variant="secondary"
                action="inquire"
                onClick={() =>
                  navigate.push('FGP99100', { query: { tab: 'write', tranSerno: transaction.serial } })
                }
              >
                {t.ask}
              </Button>
            </Actions>
          </>
        );
      }}
    </Screen>
  );
}
