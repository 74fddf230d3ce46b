import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Badge, Button } from '@wallet/kit/ui';
import { readTransaction } from '../api/historyCalls.ts';
import { stateOf } from '../model/history.ts';
import { Figure } from '../parts/Figure.tsx';
import { Nowhere } from '../parts/Nowhere.tsx';
import { Receipt } from '../parts/Receipt.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

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
  return (
    <Screen title={t.title} of={load}>
      {(transaction) => {
        if (transaction === null) {
          return <Nowhere title={t.missing} description={t.missingHint} label={t.toList} to="FGP61100" />;
        }
        const state = stateOf(transaction);
        return (
          <>
            <div className={styles.block}>
              <Badge tone={state === 'cancelled' || state === 'refund' ? 'info' : 'success'}>
                {words.states[state]}
              </Badge>
              <h2 className={styles.lead}>
                {transaction.merchant} <Figure of={transaction.paid} />
              </h2>
              <p className={styles.text}>{t.says[state]}</p>
            </div>
            <Receipt transaction={transaction} />
            <div className={styles.buttons}>
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
            </div>
          </>
        );
      }}
    </Screen>
  );
}
