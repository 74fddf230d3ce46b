import { Part, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { monthsBack, todaySeoul } from '@wallet/kit/format';
import { Badge, Chips, EmptyState, IconTile, Lead, List, ListItem, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { listShown } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** To whom what was shown, month by month: facts by their names, never what they said. */
export function FMC30000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const months = monthsBack(todaySeoul());
  const [month = '', setMonth] = useState(months[0]);
  const load = useLoad(listShown, month);
  return (
    <Screen of={load}>
      {() => (
        <Stack>
          <Chips
            scrolls
            legend={t.history.months}
            options={months.map((value) => ({
              value,
              label: t.history.month({ month: Number(value.slice(4)) }),
            }))}
            value={month}
            onChange={setMonth}
          />
          <Part of={load}>
            {(all) =>
              all.length === 0 ? (
                <EmptyState title={t.history.none} />
              ) : (
                <>
                  <Lead title={t.history.count({ month: Number(month.slice(4)), count: all.length })} />
                  <List label={t.history.title}>
                    {all.map(({ id, at, verifier, attributes, isAccepted }) => (
                      <ListItem
                        key={id}
                        action="openEntry"
                        leading={<IconTile picture={attributes.includes('over19') ? 'facecheck' : 'moid'} />}
                        title={verifier}
                        description={`${t.history.moment({ at })} · ${attributes.map((one) => t.attributes[one]).join(', ')}`}
                        {...(isAccepted ? {} : { state: <Badge>{t.history.failed}</Badge> })}
                        onClick={() => navigate.push('FMC30100', { query: { entry: id } })}
                      />
                    ))}
                  </List>
                </>
              )
            }
          </Part>
        </Stack>
      )}
    </Screen>
  );
}
