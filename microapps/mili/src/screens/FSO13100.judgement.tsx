import { MainButton, useLoad, useWallet } from '@wallet/kit/app';
import { Bullets, Card, EmptyState, Hero, IconTile, Note, Section } from '@wallet/kit/ui';
import { readJudgement } from '../api/calls.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Judgement } from '../model/service.ts';

export function FSO13100() {
  const load = useLoad(readJudgement);
  return (
    <JoinedScreen of={load} ground>
      {(mine) => <Due mine={mine} />}
    </JoinedScreen>
  );
}

function Due({ mine: { state, dueYear, date, placeName, travel } }: { mine: Judgement }) {
  const { exam: t, home, date: say } = messages.use();
  const { navigate } = useWallet();
  if (state === 'none') return <EmptyState title={t.none} description={t.noneHint} />;
  const says = {
    notDue: [home.notDue({ year: dueYear }), home.notDueHint],
    open: [home.due, home.dueHint],
    applied: [t.applied, `${say({ date: date || '20260101' })} · ${placeName}`],
    examined: [t.examined, t.examinedHint],
  } as const;
  const [label, note] = says[state];
  return (
    <>
      <Hero isPromise label={label} note={note} art={<IconTile picture="mili" size="large" />} />
      {state !== 'examined' && (
        <>
          <Card>
            <Section title={t.bring}>
              <Bullets texts={t.things} />
            </Section>
          </Card>
          <Card>
            <Section title={t.know}>
              <Bullets texts={t.rules} />
              <Note>{t.travel({ amount: travel })}</Note>
            </Section>
          </Card>
        </>
      )}
      {state === 'open' && <MainButton run={() => navigate.push('FSO13200')}>{home.choose}</MainButton>}
      {(state === 'applied' || state === 'examined') && (
        <MainButton run={() => navigate.push('FSO14100')}>{t.mine}</MainButton>
      )}
    </>
  );
}
