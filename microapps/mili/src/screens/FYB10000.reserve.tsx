import { useLoad, useWallet } from '@wallet/kit/app';
import { daysBetween, todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Button,
  Card,
  ErrorState,
  Hero,
  IconTile,
  KeyValue,
  List,
  Section,
  Skeleton,
} from '@wallet/kit/ui';
import { listTrainings, readYouth } from '../api/calls.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Standing } from '../model/service.ts';
import { ahead, owedPay, type Training } from '../model/training.ts';
import { TrainingRow } from '../parts/TrainingRow.tsx';
import { YouthAccount } from '../parts/YouthAccount.tsx';

export function FYB10000() {
  const { reserve: t, won, hours, home } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listTrainings);
  return (
    <JoinedScreen of={load} ground>
      {({ standing, year, owed, left, trainings }) => {
        const coming = ahead(trainings);
        const money = owedPay(trainings);
        return (
          <>
            <Next standing={standing} next={coming[0]} />
            {standing === 'reserve' && (
              <Card>
                <Section title={t.mine}>
                  <KeyValue
                    rows={[
                      { label: t.year, value: home.reserve({ year }) },
                      { label: t.owed, value: hours({ hours: owed }) },
                      { label: t.left, value: hours({ hours: left }), isStrong: true },
                      ...(money > 0 ? [{ label: t.money, value: won({ amount: money }) }] : []),
                    ]}
                  />
                </Section>
              </Card>
            )}
            {coming.length > 0 && (
              <Card>
                <Section title={t.list}>
                  <List label={t.list}>
                    {coming.map((one) => (
                      <TrainingRow key={one.id} one={one} />
                    ))}
                  </List>
                </Section>
              </Card>
            )}
            <Card>
              <Youth />
            </Card>
            <Actions>
              <Button full variant="text" action="history" onClick={() => navigate.push('FSO20000')}>
                {t.history}
              </Button>
            </Actions>
          </>
        );
      }}
    </JoinedScreen>
  );
}

/** How long until the next training; without one, why there is none. */
function Next({ standing, next }: { standing: Standing; next: Training | undefined }) {
  const { reserve: t, training, days: span } = messages.use();
  const { navigate } = useWallet();
  if (!next) {
    const [label, note] =
      standing === 'reserve' ? [t.noNext, t.noNextHint] : [t.noDuty[standing], t.noDutyHint];
    return <Hero isPromise label={label} note={note} art={<IconTile picture="mili" size="large" />} />;
  }
  const days = Math.max(0, daysBetween(todaySeoul(), next.begins.slice(0, 8)));
  return (
    <Hero
      label={days > 0 ? t.next : t.now}
      value={days > 0 ? String(days) : t.today}
      {...(days > 0 && { unit: t.unit })}
      note={`${training.kinds[next.kind]} · ${span(next)} · ${next.placeName}`}
      art={<IconTile picture="mili" size="large" />}
    >
      <Button
        action="next"
        onClick={() => navigate.push(next.code ? 'FSO15200' : 'FSO15000', { query: { trnngId: next.id } })}
      >
        {next.code ? training.enter : t.see}
      </Button>
    </Hero>
  );
}

function Youth() {
  const load = useLoad(readYouth);
  if (load.error) return <ErrorState messageId={load.error.messageId} onRetry={load.reload} />;
  return load.data ? <YouthAccount youth={load.data} /> : <Skeleton />;
}
