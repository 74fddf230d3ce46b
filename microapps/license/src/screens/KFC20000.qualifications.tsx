import { Gone, Screen, useLoad, useParams, useResume, useWallet } from '@wallet/kit/app';
import { openWindow } from '@wallet/kit/bridge';
import { formatDate, todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Badge,
  Button,
  CredentialCard,
  EmptyState,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Scene,
  Section,
  Card as Sheet,
  Timeline,
} from '@wallet/kit/ui';
import { listQualifications, readQualification } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import {
  documentsOf,
  type Qualification,
  type QualificationDetail,
  standingOf,
} from '../model/qualification.ts';
import { ToConnect } from '../parts/ToConnect.tsx';

const SITE = 'https://www.kbi.or.kr';

/** What one holds, or one of it as a card: which of them the address says. */
export function KFC20000() {
  const { qualificationId } = useParams();
  return qualificationId === undefined ? (
    <All />
  ) : (
    <One key={qualificationId} qualificationId={qualificationId} />
  );
}

/** How a qualification stands, in a word and in a sentence. */
function useStanding() {
  const t = messages.use();
  return (one: Qualification) => {
    const { look, days } = standingOf(one, todaySeoul());
    const kind = look as keyof typeof t.said;
    const sentence = kind === 'due' ? t.said.due({ days }) : t.said[kind];
    return { look, word: t.states[kind], sentence: look === 'pending' ? one.missing || sentence : sentence };
  };
}

function All() {
  const t = messages.use();
  const { navigate } = useWallet();
  const stands = useStanding();
  const load = useLoad(listQualifications);
  useResume(load.reload);
  return (
    <Screen of={load} skeleton="list" ground instead={{ LIC_CONSENT: <ToConnect /> }}>
      {(all) => {
        // What wants a refresher comes first, and is what there is to do.
        const asks = (one: Qualification) => ['due', 'suspended'].includes(stands(one).look);
        const shown = all.toSorted((a, b) => Number(asks(b)) - Number(asks(a)));
        const good = all.filter((one) => ['valid', 'due'].includes(stands(one).look)).length;
        return (
          <>
            {all.length === 0 ? (
              <EmptyState
                title={t.list.none}
                description={t.list.noneHint}
                action={{ label: t.list.site, action: 'site', onClick: () => void openWindow({ url: SITE }) }}
              />
            ) : (
              <Scene
                // A medal would say that there is one.
                drawn={good > 0 ? 'license' : 'history'}
                // None that is good is no figure to greet with: what it needs is said instead.
                title={good > 0 ? t.list.good({ count: good }) : t.list.noneGood}
                note={t.list.of({ count: all.length })}
              >
                <List>
                  {shown.map((one) => {
                    const { look, word, sentence } = stands(one);
                    return (
                      <ListItem
                        key={one.id}
                        action="openQualification"
                        leading={<IconTile picture="license" />}
                        title={one.name}
                        description={sentence || formatDate(one.passedOn)}
                        // What is in force needs no badge: most are.
                        badge={
                          look !== 'valid' && (
                            <Badge tone={look === 'due' ? 'accent' : 'neutral'}>{word}</Badge>
                          )
                        }
                        {...(look === 'revoked' ? { past: 'done' as const } : {})}
                        onClick={() => navigate.push('KFC20001', { params: { qualificationId: one.id } })}
                      />
                    );
                  })}
                </List>
                {shown.some(asks) && (
                  <Button full action="refresher" onClick={() => void openWindow({ url: SITE })}>
                    {t.list.refresher}
                  </Button>
                )}
              </Scene>
            )}
            {shown[0] && <Way of={shown[0]} />}
            {all.length > 0 && (
              <Sheet>
                <List>
                  <ListItem
                    action="site"
                    leading={<IconTile picture="center" />}
                    title={t.list.site}
                    description={t.list.old}
                    onClick={() => void openWindow({ url: SITE })}
                  />
                </List>
              </Sheet>
            )}
            <Actions>
              <Button full variant="text" action="manage" onClick={() => navigate.push('KFC12000')}>
                {t.list.manage}
              </Button>
            </Actions>
          </>
        );
      }}
    </Screen>
  );
}

/** What has been of the qualification that comes first, what it needs now, and what comes of it. */
function Way({ of: one }: { of: Qualification }) {
  const t = messages.use().way;
  const { look } = useStanding()(one);
  if (look !== 'due' && look !== 'suspended' && look !== 'pending') return null;
  const past = (title: string, day: string) =>
    day === '' ? [] : [{ title, note: formatDate(day), state: 'done' as const }];
  return (
    <Sheet>
      <Section title={t.titles[look]}>
        <Timeline
          label={t.titles[look]}
          steps={[
            ...past(t.passed({ name: one.name }), one.passedOn),
            ...past(t.issued, one.issuedOn),
            ...(look === 'suspended' ? past(t.stopped, one.refresherOn) : []),
            {
              title: t.now[look],
              ...(look === 'suspended' && { note: t.course }),
              ...(look === 'due' && { note: t.until({ date: formatDate(one.refresherOn) }) }),
              state: 'now',
            },
            { title: t.after[look], state: 'ahead' },
          ]}
        />
      </Section>
    </Sheet>
  );
}

function One({ qualificationId }: { qualificationId: string }) {
  const t = messages.use();
  const load = useLoad(readQualification, { qualificationId });
  // Consent may have been taken back in another WebView, or the qualification revoked.
  useResume(load.reload);
  return (
    <Screen
      of={load}
      ground
      instead={{
        LIC_CONSENT: <ToConnect />,
        LIC_NOT_FOUND: <Gone to="KFC20000" {...t.gone} />,
      }}
    >
      {(one) => <Card one={one} />}
    </Screen>
  );
}

function Card({ one }: { one: QualificationDetail }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { look, word, sentence } = useStanding()(one);
  const date = (label: string, value: string) => (value ? [{ label, value: formatDate(value) }] : []);
  const kinds = documentsOf(one);
  return (
    <>
      <CredentialCard
        picture="license"
        title={one.name}
        issuer={t.institute}
        name={one.holder}
        otherName={[one.englishHolder, one.englishName !== one.name && one.englishName]
          .filter(Boolean)
          .join(' · ')}
        number={one.number}
        state={look}
        stateText={word}
        facts={[
          { label: t.facts.kind, value: t.recognised[one.isStateRecognised ? 'yes' : 'no'] },
          ...date(t.facts.passed, one.passedOn),
          ...date(t.facts.issued, one.issuedOn),
          ...date(t.facts.refresher, one.refresherOn),
        ]}
      />
      {sentence && <InlineNotice tone={look === 'due' ? 'warning' : 'info'}>{sentence}</InlineNotice>}
      {kinds.length > 0 && (
        <Sheet>
          <Section title={t.card.documents}>
            <List>
              {kinds.map((documentKind) => (
                <ListItem
                  key={documentKind}
                  action="openDocument"
                  leading={<IconTile picture="certi" />}
                  title={t.kinds[documentKind]}
                  onClick={() =>
                    navigate.push('KFC21001', { params: { qualificationId: one.id, documentKind } })
                  }
                />
              ))}
            </List>
          </Section>
        </Sheet>
      )}
    </>
  );
}
