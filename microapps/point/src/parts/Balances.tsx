import { useWallet } from '@wallet/kit/app';
import { daysBetween, dayText, formatCount, todaySeoul } from '@wallet/kit/format';
import { kitMessages, locale } from '@wallet/kit/messages';
import {
  Badge,
  Button,
  Card,
  Flag,
  Hero,
  IconTile,
  List,
  ListItem,
  Money,
  Note,
  Section,
} from '@wallet/kit/ui';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { WalletSummary } from '../model/wallet.ts';
import { currencyName } from './currencyName.ts';

interface BalancesProps {
  summary: WalletSummary;
  /** what is done most with points, under their sum */
  main: ReactNode;
  /** what else can be done with them, right below */
  children: ReactNode;
}

/** Points, points of other currencies, and those that expire soon. */
export function Balances({ summary, main, children }: BalancesProps) {
  const { wallet, money } = messages.use();
  const { home: t, unit } = wallet;
  const { navigate } = useWallet();
  const { assets } = kitMessages.use();
  const [isHidden, setHidden] = useState(false);
  // One row: what goes when is on its own page.
  const expiring = summary.expiring.reduce((sum, { points }) => sum + points, 0);
  const [first = ''] = summary.expiring.map(({ on }) => on).toSorted();
  return (
    <div data-part="balances">
      <Hero
        label={t.balance}
        value={formatCount(summary.points)}
        unit={unit}
        eye={{
          isHidden,
          label: isHidden ? assets.show : assets.hide,
          hidden: assets.hidden,
          onToggle: () => setHidden(!isHidden),
        }}
      >
        {main}
      </Hero>
      {children}
      {!isHidden && (
        <Card>
          <Section
            title={t.foreign}
            action={
              <Button variant="text" leads action="foreign" onClick={() => navigate.push('FFP10000')}>
                {t.foreignMore}
              </Button>
            }
          >
            {summary.foreign.length === 0 ? (
              <Note>{t.foreignNone}</Note>
            ) : (
              <List label={t.foreign}>
                {summary.foreign.map(({ currency, amount }) => (
                  <ListItem
                    key={currency}
                    leading={<Flag of={currency} />}
                    title={currencyName(currency, money)}
                    trailing={<Money amount={amount} unit={currency} />}
                  />
                ))}
              </List>
            )}
          </Section>
        </Card>
      )}
      {!isHidden && summary.expiring.length > 0 && (
        <Card>
          <Section
            title={t.expiring}
            action={
              <Button variant="text" leads action="usePoints" onClick={() => navigate.push('FPO26100')}>
                {t.expiringUse}
              </Button>
            }
          >
            <List label={t.expiring}>
              <ListItem
                leading={<IconTile picture="history" />}
                title={<Money amount={expiring} unit={unit} />}
                state={<Badge tone="danger">{wallet.days({ days: daysBetween(todaySeoul(), first) })}</Badge>}
                description={t.expires({
                  date: dayText(first, locale.value),
                  isFirst: summary.expiring.length > 1,
                })}
                action="expiring"
                onClick={() => navigate.push('FPO42100')}
              />
            </List>
          </Section>
        </Card>
      )}
    </div>
  );
}
