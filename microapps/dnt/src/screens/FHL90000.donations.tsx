import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatDate, formatMoney } from '@wallet/kit/format';
import { Card, Chips, EmptyState, IconTile, KeyValue, List, ListItem, Section, Stack } from '@wallet/kit/ui';
import { readHistory } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

export function FHL90000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readHistory, useQuery().get('year') ?? '');
  return (
    <Screen of={load} skeleton="list" ground instead={{ DNT_ADULT: <EmptyState {...t.adult} /> }}>
      {({ year, years, sum, credit, left, donations }) => (
        <Stack>
          <Chips
            legend={t.history.years}
            options={years.map((value) => ({ value, label: t.history.year({ year: value }) }))}
            value={year}
            onChange={(next) => navigate.replace('FHL90000', { query: { year: next } })}
          />
          <Card>
            <KeyValue
              rows={[
                { label: t.facts.credit, value: t.won({ amount: credit }) },
                ...(year === years[0] ? [{ label: t.facts.left, value: t.won({ amount: left }) }] : []),
                { label: t.facts.sum, value: t.won({ amount: sum }), isStrong: true },
              ]}
            />
          </Card>
          {donations.length === 0 ? (
            <EmptyState
              title={t.history.none}
              description={t.history.noneHint}
              action={{ label: t.home.give, onClick: () => navigate.push('FHL33000') }}
            />
          ) : (
            <Section title={t.history.list}>
              <Card>
                <List label={t.history.list}>
                  {donations.map((one) => (
                    <ListItem
                      key={one.number}
                      action="openDonation"
                      leading={<IconTile picture="donation" />}
                      title={one.town}
                      description={formatDate(one.paidAt)}
                      trailing={t.won({ amount: one.amount })}
                      trailingNote={one.points > 0 ? `${formatMoney(one.points)}P` : undefined}
                      onClick={() => navigate.push('FHL92000', { query: { donationId: one.number } })}
                    />
                  ))}
                </List>
              </Card>
            </Section>
          )}
        </Stack>
      )}
    </Screen>
  );
}
