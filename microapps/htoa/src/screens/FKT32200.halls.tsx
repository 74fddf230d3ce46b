import { Part, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Badge, Chart, IconTile, InlineNotice, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { listHalls } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Hall, levelOf, quickest } from '../model/ground.ts';
import { Age } from '../parts/Age.tsx';
import { TerminalChoice, terminalOf } from '../parts/TerminalChoice.tsx';

const tones = {
  closed: 'neutral',
  easy: 'success',
  usual: 'info',
  busy: 'accent',
  packed: 'danger',
} as const;

export function FKT32200() {
  const t = messages.use();
  const { navigate } = useWallet();
  const [terminal, setTerminal] = useState(terminalOf(useQuery().get('terminal')));
  const [chosen, setChosen] = useState(0);
  const load = useLoad(listHalls, terminal);
  return (
    <Screen>
      <TerminalChoice
        value={terminal}
        onChange={(next) => {
          setTerminal(next);
          setChosen(0);
        }}
      />
      <Part of={load}>
        {({ at, halls }) => {
          const best = quickest(halls);
          const shown = halls.find(({ number }) => number === chosen) ?? best ?? halls[0];
          return (
            <>
              <Lead
                title={best ? t.halls.best({ number: best.number, minutes: best.now }) : t.halls.allClosed}
              />
              <Age at={at} />
              <List label={t.home.halls}>
                {halls.map((hall) => (
                  <ListItem
                    key={hall.number}
                    action="openHall"
                    title={t.halls.name(hall)}
                    description={t.halls.hours(hall)}
                    badge={<Badge tone={tones[levelOf(hall.now)]}>{t.halls.levels[levelOf(hall.now)]}</Badge>}
                    {...(hall.now > 0 ? {} : { past: 'done' as const })}
                    trailing={hall.now > 0 ? t.span({ minutes: hall.now }) : undefined}
                    onClick={() => setChosen(hall.number)}
                  />
                ))}
              </List>
              {shown && <Day hall={shown} />}
            </>
          );
        }}
      </Part>
      {terminal === 'T1' && <InlineNotice>{t.halls.concourse}</InlineNotice>}
      <List>
        <ListItem
          action="smartPass"
          leading={<IconTile picture="smps" />}
          title={t.halls.smartPass}
          onClick={() => void navigate.open('/smps/FSP13000')}
        />
      </List>
    </Screen>
  );
}

/** Its queue over the day, with a table behind the chart's button. */
function Day({ hall }: { hall: Hall }) {
  const t = messages.use();
  const peak = hall.minutes.indexOf(Math.max(...hall.minutes));
  return (
    <Section title={t.halls.chart(hall)}>
      <Chart
        label={t.halls.chart(hall)}
        points={hall.minutes.map((value, hour) => ({ at: t.halls.hour({ hour }), value }))}
        say={(minutes) => (minutes > 0 ? t.span({ minutes }) : t.halls.levels.closed)}
        summary={t.halls.summary({ hour: peak, minutes: hall.minutes[peak] ?? 0 })}
      />
    </Section>
  );
}
