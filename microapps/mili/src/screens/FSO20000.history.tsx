import { useLoad, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Badge, EmptyState, IconTile, List, ListItem, Section, Segmented, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { listCertificates, listTrainings } from '../api/calls.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Certificate } from '../model/service.ts';
import { byYear, type Training } from '../model/training.ts';
import { TrainingRow } from '../parts/TrainingRow.tsx';

export function FSO20000() {
  const { papers: t } = messages.use();
  const [tab, setTab] = useState<'papers' | 'trainings'>('papers');
  const load = useLoad((signal) =>
    Promise.all([listCertificates(undefined, { signal }), listTrainings(undefined, { signal })]),
  );
  return (
    <JoinedScreen of={load}>
      {([papers, { trainings }]) => (
        <Stack>
          <Segmented
            legend={t.tabs}
            options={(['papers', 'trainings'] as const).map((value) => ({ value, label: t.tab[value] }))}
            value={tab}
            onChange={setTab}
          />
          {tab === 'papers' ? <Papers papers={papers} /> : <Trainings trainings={trainings} />}
        </Stack>
      )}
    </JoinedScreen>
  );
}

function Papers({ papers }: { papers: readonly Certificate[] }) {
  const { papers: t, apply, home } = messages.use();
  const { navigate } = useWallet();
  if (papers.length === 0) {
    const issue = () => navigate.push('FSO12100');
    return (
      <EmptyState
        title={t.none}
        description={t.noneHint}
        action={{ label: home.issue, action: 'issue', onClick: issue }}
      />
    );
  }
  return (
    <List label={t.tab.papers}>
      {papers.map(({ number, name, purpose, receiver, at }) => (
        <ListItem
          key={number}
          action="openCertificate"
          leading={<IconTile picture="certi" />}
          title={`${name} · ${receiver}`}
          description={formatDate(at)}
          badge={<Badge>{apply.purposes[purpose]}</Badge>}
          onClick={() => navigate.push('FSO12300', { query: { certNo: number } })}
        />
      ))}
    </List>
  );
}

function Trainings({ trainings }: { trainings: readonly Training[] }) {
  const { papers: t } = messages.use();
  if (trainings.length === 0) return <EmptyState title={t.noTraining} description={t.noTrainingHint} />;
  return byYear(trainings).map(([year, all]) => {
    const hours = all.reduce((sum, one) => sum + (one.state === 'done' ? one.hours : 0), 0);
    return (
      <Section key={year} title={`${t.year({ year })} · ${t.sum({ hours })}`}>
        <List label={t.year({ year })}>
          {all.map((one) => (
            <TrainingRow key={one.id} one={one} />
          ))}
        </List>
      </Section>
    );
  });
}
