import { DoorGrid, MainButton, useLoad, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Button, CredentialCard, InlineNotice, Scene } from '@wallet/kit/ui';
import { readRecord } from '../api/calls.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import type { ServiceRecord } from '../model/service.ts';

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
          {record.targets.length > 0 && (
            <MainButton run={() => navigate.push('FSO12100')}>{t.home.issue}</MainButton>
          )}
        </>
      )}
    </JoinedScreen>
  );
}

/** The record as a card; where there is none, what is to come. */
function Standing({ record }: { record: ServiceRecord }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { standing, name, number, army, rank, from, to, dueYear, reserveYear } = record;
  if (standing === 'waiting') return <InlineNotice tone="warning">{t.refusals.waiting}</InlineNotice>;
  if (standing === 'none') return <Scene drawn="mili" title={t.home.none} note={t.home.noneHint} />;
  if (standing === 'notDue' || standing === 'due') {
    const isDue = standing === 'due';
    return (
      <Scene
        drawn="mili"
        title={isDue ? t.home.due : t.home.notDue({ year: dueYear })}
        note={isDue ? t.home.dueHint : t.home.notDueHint}
      >
        {isDue ? (
          <Button full action="choose" onClick={() => navigate.push('FSO13100')}>
            {t.home.choose}
          </Button>
        ) : undefined}
      </Scene>
    );
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
