import { useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { Badge, IconTile, InlineNotice, Lead, List, ListItem, Segmented, Stack } from '@wallet/kit/ui';
import { readTariff } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { pictureOf, stopOf } from '../model/practice.ts';
import { MemberScreen } from '../parts/MemberScreen.tsx';

const kinds = ['all', 'auto', 'mine'] as const;
type Kind = (typeof kinds)[number];

/** What brings points, at which price, and what each has left this year. */
export function FCA61000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readTariff, '');
  useResume(load.reload);
  const asked = useQuery().get('proof');
  const kind = kinds.find((each) => each === asked) ?? 'all';
  return (
    <MemberScreen of={load}>
      {(tariff) => {
        const stop = stopOf({ limit: 1, used: 0 }, tariff);
        const left = Math.max(0, tariff.limit - tariff.used);
        const shown = tariff.activities.filter(
          ({ proof }) => kind === 'all' || (proof === 'none') === (kind === 'auto'),
        );
        return (
          <Stack>
            <Lead title={t.activities.lead({ left })} />
            {stop && <InlineNotice tone="warning">{t.stops[stop]}</InlineNotice>}
            <Segmented<Kind>
              legend={t.activities.kinds}
              options={kinds.map((value) => ({ value, label: t.activities[value] }))}
              value={kind}
              onChange={(next) => navigate.replace('FCA61000', { query: { proof: next } })}
            />
            <List label={t.home.activities}>
              {shown.map((one) => {
                const isFull = one.used >= one.limit;
                return (
                  <ListItem
                    key={one.id}
                    action="openActivity"
                    leading={<IconTile picture={pictureOf(one.id)} />}
                    title={one.name}
                    badge={isFull ? <Badge tone="neutral">{t.activities.full}</Badge> : undefined}
                    description={
                      isFull ? t.stops.capReached : t.activities.left({ amount: one.limit - one.used })
                    }
                    trailing={t.activities.price({ unit: one.unit, amount: one.price })}
                    onClick={() => navigate.push('FCA62000', { query: { activity: one.id } })}
                  />
                );
              })}
            </List>
          </Stack>
        );
      }}
    </MemberScreen>
  );
}
