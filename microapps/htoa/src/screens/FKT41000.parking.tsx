import { Part, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Badge, Button, IconTile, InlineNotice, Lead, List, ListItem, Note, Stepper } from '@wallet/kit/ui';
import { useState } from 'react';
import { listCarParks } from '../api/calls.ts';
import { usePlan } from '../flows/plan.ts';
import { messages } from '../messages/index.ts';
import { endAt } from '../model/ground.ts';
import { Age } from '../parts/Age.tsx';
import { TerminalChoice, terminalOf } from '../parts/TerminalChoice.tsx';

const MOST_DAYS = 30;

const daysOf = (text: string | null) => Math.min(MOST_DAYS, Math.max(1, Math.trunc(Number(text)) || 1));

export function FKT41000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const plan = usePlan();
  const query = useQuery();
  const [terminal, setTerminal] = useState(terminalOf(query.get('terminal')));
  const [days, setDays] = useState(daysOf(query.get('days')));
  const load = useLoad(listCarParks, { terminal, days });
  return (
    <Screen of={plan}>
      <Lead title={t.parking.title} />
      <TerminalChoice value={terminal} onChange={setTerminal} />
      <Stepper
        field="days"
        label={t.parking.days}
        value={days}
        min={1}
        max={MOST_DAYS}
        unit={days === 1 ? t.parking.oneDay : t.parking.day}
        onChange={setDays}
      />
      <Part of={load}>
        {({ at, carParks, discount }) => (
          <>
            <Age at={at} />
            {carParks.some(({ free }) => free === 0) && (
              <InlineNotice tone="warning">{t.parking.isFull}</InlineNotice>
            )}
            <List label={t.home.parking}>
              {carParks.map(({ id, name, free, total, perDay, price }) => (
                <ListItem
                  key={id}
                  leading={<IconTile picture="car" />}
                  title={name}
                  description={t.parking.free({ free, total })}
                  badge={free === 0 ? <Badge tone="danger">{t.parking.full}</Badge> : undefined}
                  trailing={t.won({ amount: price })}
                  trailingNote={days > 1 ? t.parking.perDay({ amount: perDay }) : t.parking.forDay}
                  act={
                    <Button
                      variant="secondary"
                      size="small"
                      action={free === 0 ? 'rail' : 'park'}
                      onClick={async () => {
                        const way = free === 0 ? 'rail' : 'car';
                        const end = endAt(t.terminals[terminal], free === 0 ? '' : id);
                        await plan.keep({ terminal, end, way, isBack: false });
                        navigate.push('FKT21001');
                      }}
                    >
                      {free === 0 ? t.parking.rail : t.parking.choose}
                    </Button>
                  }
                />
              ))}
            </List>
            {discount !== '' && <Note>{discount}</Note>}
          </>
        )}
      </Part>
    </Screen>
  );
}
