import { DoorGrid, MainButton, Part, useLoad, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Button, Card, CredentialCard, InlineNotice, List, Scene, Section } from '@wallet/kit/ui';
import { listTrainings, readJudgement, readRecord } from '../api/calls.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import type { ServiceRecord } from '../model/service.ts';
import { ahead } from '../model/training.ts';
import { TrainingRow } from '../parts/TrainingRow.tsx';

export function FSO11000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readRecord);
  const doors = [
    ['FSO12100', 'certi', t.home.certificate],
    ['FSO13100', 'booking', t.home.judgement],
    ['FYB10000', 'mili', t.home.training],
    ['FSO20000', 'history', t.home.papers],
  ] as const;
  return (
    <JoinedScreen of={load} ground>
      {(record) => (
        <>
          <Standing record={record} />
          <DoorGrid
            title={t.home.doors}
            doors={doors.map(([code, picture, name]) => ({ code, picture, name }))}
          />
          {record.standing === 'reserve' && <Coming />}
          {record.targets.length > 0 && (
            <MainButton run={() => navigate.push('FSO12100')}>{t.home.issue}</MainButton>
          )}
        </>
      )}
    </JoinedScreen>
  );
}

/** Trainings on home. */
const MOST_SHOWN = 2;

/** What a reservist has to go to next; home stands without it. */
function Coming() {
  const t = messages.use().reserve;
  const { data } = useLoad(listTrainings);
  const coming = ahead(data?.trainings ?? []).slice(0, MOST_SHOWN);
  if (coming.length === 0) return null;
  return (
    <Card>
      <Section title={t.list}>
        <List label={t.list}>
          {coming.map((one) => (
            <TrainingRow key={one.id} one={one} />
          ))}
        </List>
      </Section>
    </Card>
  );
}

/** The examination of this year: its day and place once they are chosen, or the way to choose them. */
function Due() {
  const t = messages.use().home;
  const { navigate } = useWallet();
  const load = useLoad((signal) => readJudgement(undefined, { signal }), [], { onResume: 'reload' });
  return (
    <Part of={load}>
      {({ state, ...application }) =>
        state === 'applied' ? (
          <Scene drawn="mili" title={t.booked(application)} note={t.bookedHint(application)}>
            <Button full action="seeBooked" onClick={() => navigate.push('FSO14100')}>
              {t.seeBooked}
            </Button>
          </Scene>
        ) : (
          <Scene drawn="mili" title={t.due} note={t.dueHint}>
            <Button full action="choose" onClick={() => navigate.push('FSO13100')}>
              {t.choose}
            </Button>
          </Scene>
        )
      }
    </Part>
  );
}

/** The record as a card; where there is none, what is to come. */
function Standing({ record }: { record: ServiceRecord }) {
  const t = messages.use();
  const { standing, name, number, army, rank, from, to, dueYear, reserveYear } = record;
  if (standing === 'waiting') return <InlineNotice tone="warning">{t.refusals.waiting}</InlineNotice>;
  if (standing === 'none') return <Scene drawn="mili" title={t.home.none} note={t.home.noneHint} />;
  if (standing === 'notDue' || standing === 'due') {
    if (standing === 'due') return <Due />;
    return <Scene drawn="mili" title={t.home.notDue({ year: dueYear })} note={t.home.notDueHint} />;
  }
  const { facts } = t.home;
  return (
    <CredentialCard
      picture="mili"
      title={t.home.card}
      issuer={t.office}
      name={name}
      {...(number && { number })}
      state="valid"
      stateText={standing === 'reserve' ? t.home.reserve({ year: reserveYear }) : t.standings[standing]}
      facts={
        standing === 'exempt'
          ? [{ label: facts.duty, value: t.home.duty.exempt }]
          : [
              { label: facts.army, value: army },
              { label: facts.rank, value: rank },
              { label: facts.from, value: formatDate(from) },
              { label: standing === 'serving' ? facts.leaves : facts.to, value: formatDate(to) },
            ]
      }
    />
  );
}
