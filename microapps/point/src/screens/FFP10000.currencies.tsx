import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { convertMinorUnits, fromMinorUnits, momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import {
  BottomBar,
  Button,
  Card,
  Flag,
  Hero,
  IconTile,
  List,
  ListItem,
  Money,
  Move,
  Section,
} from '@wallet/kit/ui';
import { readForeignBalances } from '../api/foreignCalls.ts';
import { UnfinishedMoney } from '../flows/UnfinishedMoney.tsx';
import { messages } from '../messages/index.ts';
import { type CurrencyPoints, rateMove } from '../model/foreign.ts';
import { currencyName } from '../parts/currencyName.ts';

/** What they come to by today's rate, in won. */
const wonOf = ({ currency, balance, rate, unit }: CurrencyPoints) =>
  convertMinorUnits(balance, { from: currency, to: 'KRW', rate, unit }, 'down');

export function FFP10000() {
  const t = messages.use().money;
  const { navigate } = useWallet();
  const load = useLoad((signal) => readForeignBalances(undefined, { signal }), [], { onResume: 'reload' });
  const footer = (
    <BottomBar>
      <Button action="sell" variant="secondary" onClick={() => navigate.push('FFP30000')}>
        {t.foreign.sell}
      </Button>
      <Button action="buy" onClick={() => navigate.push('FFP20000')}>
        {t.foreign.buy}
      </Button>
    </BottomBar>
  );
  function moved(points: CurrencyPoints): string {
    const { way, by } = rateMove(points);
    return way === 'same' ? t.foreign.same : t.foreign[way]({ by });
  }
  return (
    <Screen title={t.foreign.title} of={load} skeleton="list" footer={footer} ground>
      {({ currencies, rateAt }) => (
        <>
          <UnfinishedMoney />
          <Hero
            label={t.foreign.sum}
            {...t.foreign.inWon({
              amount: currencies.reduce((sum, one) => sum + Number(wonOf(one) ?? 0), 0),
            })}
            art={<IconTile picture="fxwallet" size="large" />}
            note={t.foreign.rateAt({ at: momentText(rateAt, locale.value) })}
          />
          <Card>
            <Section
              title={t.foreign.balances}
              action={
                <Button
                  variant="text"
                  size="small"
                  leads
                  action="foreignHistory"
                  onClick={() => navigate.push('FFP40000')}
                >
                  {t.result.history}
                </Button>
              }
            >
              <List label={t.foreign.balances}>
                {currencies.map((points) => {
                  const { currency, balance } = points;
                  const won = wonOf(points);
                  return balance === 0 ? (
                    <ListItem
                      key={currency}
                      leading={<Flag of={currency} />}
                      title={currencyName(currency, t)}
                      act={
                        <Button
                          size="small"
                          variant="secondary"
                          action="buyFirst"
                          onClick={() => navigate.push('FFP20000', { query: { currency } })}
                        >
                          {t.foreign.first}
                        </Button>
                      }
                    />
                  ) : (
                    <ListItem
                      key={currency}
                      leading={<Flag of={currency} />}
                      title={currencyName(currency, t)}
                      trailing={<Money amount={fromMinorUnits(balance, currency)} unit={currency} />}
                      {...(won && { trailingNote: t.foreign.about({ amount: won }) })}
                    />
                  );
                })}
              </List>
            </Section>
          </Card>
          <Card>
            <Section title={t.foreign.rates}>
              <List label={t.foreign.rates}>
                {currencies.map((points) => (
                  <ListItem
                    key={points.currency}
                    leading={<Flag of={points.currency} />}
                    title={t.rate(points)}
                    description={<Move>{moved(points)}</Move>}
                  />
                ))}
              </List>
            </Section>
          </Card>
        </>
      )}
    </Screen>
  );
}
