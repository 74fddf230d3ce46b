import { formatDate } from '@wallet/kit/format';
import { AssetFigure, Card, KeyValue, Money, Section } from '@wallet/kit/ui';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { WalletSummary } from '../model/wallet.ts';
import styles from './text.module.css';

interface BalancesProps {
  summary: WalletSummary;
  /** what can be done with points, right below them */
  children: ReactNode;
}

/** Points, points of other currencies, and those that expire soon. */
export function Balances({ summary, children }: BalancesProps) {
  const { home: t, unit } = messages.use().wallet;
  const [isHidden, setHidden] = useState(false);
  return (
    <div data-part="balances" className={styles.block}>
      <Card tone="accent">
        <AssetFigure
          label={t.balance}
          amount={summary.points}
          unit={unit}
          isHidden={isHidden}
          onToggle={() => setHidden(!isHidden)}
        />
      </Card>
      {children}
      {!isHidden && (
        <Section title={t.foreign}>
          {summary.foreign.length === 0 ? (
            <p className={styles.text}>{t.foreignNone}</p>
          ) : (
            <Card tone="soft">
              <KeyValue
                rows={summary.foreign.map(({ currency, amount }) => ({
                  label: currency,
                  value: <Money amount={amount} unit={currency} />,
                }))}
              />
            </Card>
          )}
        </Section>
      )}
      {!isHidden && summary.expiring.length > 0 && (
        <Section title={t.expiring}>
          <Card tone="soft">
            <KeyValue
              rows={summary.expiring.map(({ on, points }) => ({
                label: t.expires({ date: formatDate(on) }),
                value: <Money amount={points} unit={unit} />,
              }))}
            />
          </Card>
        </Section>
      )}
    </div>
  );
}
