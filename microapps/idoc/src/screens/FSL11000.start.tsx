import { AgreeToService, MainButton, Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { readTermAgreements, readTerms } from '@wallet/kit/common';
import { Bullets, Card, EmptyState, Hero, IconTile, List, ListItem, Note, Section } from '@wallet/kit/ui';
import { readSessionInfo } from '../api/calls.ts';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import type { Request } from '../model/request.ts';
import { SERVICE } from '../model/service.ts';
import { StateBadge } from '../parts/StateBadge.tsx';

/** What the card is for, what is needed, and the terms of whoever may agree alone. */
export function FSL11000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const info = await readSessionInfo(undefined, { signal });
    const isAlone = info.self.isPupil && !info.isUnderFourteen && info.self.cardId === '';
    if (!isAlone) return { info, terms: null, agreed: [] };
    const [terms, before] = await Promise.all([
      readTerms({ serviceCode: SERVICE, isMinor: false }, { signal }),
      readTermAgreements(SERVICE, { signal }),
    ]);
    return { info, terms, agreed: before.filter(({ isAgreed }) => isAgreed).map(({ termsId }) => termsId) };
  });
  useResume(load.reload);
  const asks = load.data?.terms && load.data.info.requests.length === 0;
  const goOn = () => navigate.push('FSL12000');
  return (
    <Screen of={load} ground={!asks} onBack={navigate.close}>
      {({ info, terms, agreed }) => {
        if (info.self.cardId)
          return (
            <EmptyState
              picture="done"
              title={t.start.already}
              action={{ label: t.start.see, action: 'card', onClick: () => navigate.replace('FSL21000') }}
            />
          );
        const needs = <Needs texts={t.start.needs[info.isUnderFourteen ? 'young' : 'other']} />;
        // A pupil has one request at a time: it is shown first, and may be begun anew there.
        if (asks && terms)
          return (
            <AgreeToService
              picture="student"
              title={t.start.promise}
              note={t.start.promiseNote}
              service={SERVICE}
              terms={terms}
              agreed={agreed}
              onAgreed={async () => {
                goOn();
              }}
            >
              {needs}
            </AgreeToService>
          );
        return (
          <>
            <Start requests={info.requests} />
            <Card>{needs}</Card>
            {(!info.self.isPupil || info.requests.length === 0) && (
              <MainButton action="start" run={goOn}>
                {t.start.begin}
              </MainButton>
            )}
          </>
        );
      }}
    </Screen>
  );
}

function Needs({ texts }: { texts: readonly string[] }) {
  const { start: t } = messages.use();
  return (
    <Section title={t.needed}>
      <Bullets texts={texts} />
      <Note>{t.noBank}</Note>
    </Section>
  );
}

function Start({ requests }: { requests: readonly Request[] }) {
  const { start: t } = messages.use();
  const { navigate } = useWallet();
  const shownName = useShownName();
  return (
    <>
      <Hero
        isPromise
        label={t.promise}
        note={t.promiseNote}
        art={<IconTile picture="student" size="large" />}
      />
      {requests.length > 0 && (
        <Card>
          <Section title={t.open}>
            <List label={t.open}>
              {requests.map((one) => (
                <ListItem
                  key={one.id}
                  action="openRequest"
                  leading={<IconTile picture="student" />}
                  title={shownName(one.name)}
                  description={one.schoolName}
                  badge={<StateBadge request={one} />}
                  onClick={() => navigate.push('FSL13000', { query: { requestId: one.id } })}
                />
              ))}
            </List>
          </Section>
        </Card>
      )}
    </>
  );
}
