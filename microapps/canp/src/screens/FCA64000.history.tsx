import { useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { formatMoney, todaySeoul } from '@wallet/kit/format';
import { Button, Card, Chips, EmptyState, Hero, List, Section } from '@wallet/kit/ui';
import { listPayouts, listPractices } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { monthsUntil } from '../model/practice.ts';
import { MemberScreen } from '../parts/MemberScreen.tsx';
import { PracticeRow } from '../parts/PracticeRow.tsx';

/** Points of a month: what each practice brought, and how its payout stands. */
export function FCA64000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('month') ?? '';
  const months = monthsUntil(todaySeoul());
  const month = /^\d{6}$/.test(asked) ? asked : (months[0] ?? '');
  const load = useLoad(
    async (signal) => {
      const [payouts, practices] = await Promise.all([
        listPayouts(undefined, { signal }),
        listPractices({ during: month }, { signal }),
      ]);
      return { payout: payouts.find((one) => one.month === month), practices };
    },
    [month],
  );
  useResume(load.reload);
  return (
    <MemberScreen of={load} ground>
      {({ payout, practices }) => (
        <>
          <Chips
            legend={t.history.months}
            scrolls
            options={months.map((value) => ({ value, label: t.month({ text: value }) }))}
            value={month}
            onChange={(next) => navigate.replace('FCA64000', { query: { month: next } })}
          />
          <Hero
            label={t.history.ofMonth({ text: month })}
            value={formatMoney(payout?.points ?? 0)}
            unit="P"
            note={payout && payout.points > 0 ? t.payouts[payout.state](payout) : t.history.none}
            art="none"
          >
            {payout?.state === 'cameBack' && (
              <Button action="changeMeans" onClick={() => navigate.push('FCA66000')}>
                {t.changeMeans}
              </Button>
            )}
          </Hero>
          <Card>
            <Section title={t.history.list}>
              {practices.length === 0 ? (
                <EmptyState
                  title={t.history.none}
                  description={t.history.noneNote}
                  action={{
                    label: t.home.activities,
                    action: 'openFCA61000',
                    onClick: () => navigate.push('FCA61000'),
                  }}
                />
              ) : (
                <List label={t.history.list}>
                  {practices.map((one) => (
                    <PracticeRow
                      key={one.id}
                      of={one}
                      onOpen={() =>
                        navigate.push('FCA62000', { query: { activity: one.activity, practiceId: one.id } })
                      }
                    />
                  ))}
                </List>
              )}
            </Section>
          </Card>
        </>
      )}
    </MemberScreen>
  );
}
