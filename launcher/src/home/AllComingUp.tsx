import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { type ComingUp, everyComingUp, readComingUp, youngIndex } from '@wallet/kit/common';
import { clockInSeoul, dayText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Card, Chips, EmptyState, List, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { screenOf } from '../model/quickDoors.ts';
import { ComingRow } from './ComingRow.tsx';

const kinds = ['booking', 'due', 'expiry'] as const;
type Kind = (typeof kinds)[number];

const isKind = (text: string | null): text is Kind => kinds.some((kind) => kind === text);

/** Everything that the customer has booked, has to do, or has that ends, of all services, by date. */
export function AllComingUp() {
  const t = messages.use().comingUp;
  const { navigate } = useWallet();
  const asked = useQuery().get('kind');
  const kind = isKind(asked) ? asked : null;
  const load = useLoad(
    async (signal) => {
      const [all, registry] = await Promise.all([readComingUp(undefined, { signal }), youngIndex()]);
      const open = all.filter(({ screen }) => !registry || screenOf(registry, screen) !== null);
      return everyComingUp(open, clockInSeoul(new Date()));
    },
    [],
    { onResume: 'reload' },
  );

  function choose(next: Kind | '') {
    navigate.replace('FMA11000', { query: { view: 'coming', ...(next && { kind: next }) } });
  }

  return (
    <Screen title={t.all.title} of={load} ground skeleton="list">
      {(all) => {
        const shown = all.filter((one) => kind === null || one.kind === kind);
        return (
          <>
            {all.length > 0 && (
              <Chips
                scrolls
                legend={t.all.kind}
                options={[
                  { value: '' as const, label: t.all.kinds.all },
                  ...kinds.map((value) => ({ value, label: t.all.kinds[value] })),
                ]}
                value={kind ?? ''}
                onChange={choose}
              />
            )}
            {shown.length === 0 && (
              <EmptyState
                isPage
                picture="none"
                title={kind === null ? t.all.none : t.all.noneOfKind}
                description={t.all.noneHint}
                action={{
                  label: t.all.services,
                  action: 'services',
                  onClick: () => navigate.push('FMA11000'),
                }}
              />
            )}
            {groupsOf(shown).map(({ key, rows: [first], rows }) => {
              const title = !first || first.isOverdue ? t.all.overdue : titleOf(first);
              return (
                <Card key={key}>
                  <Section title={title}>
                    <List label={title}>
                      {rows.map((one) => (
                        <ComingRow key={`${one.kind} ${one.id}`} coming={one} />
                      ))}
                    </List>
                  </Section>
                </Card>
              );
            })}
          </>
        );
      }}
    </Screen>
  );

  function titleOf({ days, at }: ComingUp) {
    if (days === 0) return t.all.today;
    return days === 1 ? t.all.tomorrow : dayText(at.slice(0, 8), locale.value);
  }
}

/** Rows of one day together; what is overdue together, too. */
function groupsOf(all: readonly ComingUp[]): { key: string; rows: ComingUp[] }[] {
  const groups: { key: string; rows: ComingUp[] }[] = [];
  for (const one of all) {
    const day = one.isOverdue ? 'overdue' : one.days === 0 ? 'today' : one.at.slice(0, 8);
    const last = groups.at(-1);
    if (last?.key.startsWith(`${day} `)) last.rows.push(one);
    else groups.push({ key: `${day} ${groups.length}`, rows: [one] });
  }
  return groups;
}
