import { DoorGrid, MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, Card, IconTile, InlineNotice, List, ListItem, Scene, Section } from '@wallet/kit/ui';
import { readOverview } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Due, duesOf } from '../model/animal.ts';
import { AnimalRow } from '../parts/AnimalRow.tsx';

const doors = [
  { to: 'FML41000', name: 'applications', picture: 'history' },
  { to: 'FML50000', name: 'changes', picture: 'edoc' },
  { to: 'FML60000', name: 'lost', picture: 'place' },
  { to: 'FML80000', name: 'guide', picture: 'pems' },
] as const;
/** What is due is done there. */
const places = { register: 'FML40000', lost: 'FML50000' } as const;

/** My animals and what is to be done for them; without one, what registering is and why now. */
export function FML30000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readOverview, undefined, { onResume: 'reload' });
  const register = () => navigate.push('FML40000');
  const goTo = ({ kind, animalId }: Due) =>
    navigate.push(kind in places ? places[kind as keyof typeof places] : 'FML33100', {
      query: { anmlId: animalId },
    });
  return (
    <Screen of={load} ground>
      {({ animals, applications, refused, offers }) => {
        const [first, ...later] = duesOf(animals, todaySeoul());
        return (
          <>
            {first ? (
              <Scene drawn="pems" title={t.due(first)} figure={t.days(first)} note={t.dueText(first)}>
                <Button full action="openDue" onClick={() => goTo(first)}>
                  {t.doDue[first.kind]}
                </Button>
                {later.length > 0 && (
                  <Section title={t.home.later}>
                    <List label={t.home.later}>
                      {later.map((one) => (
                        <ListItem
                          key={`${one.animalId} ${one.kind}`}
                          action="openLater"
                          title={t.due(one)}
                          description={t.dayOf(one)}
                          trailing={t.days(one)}
                          onClick={() => goTo(one)}
                        />
                      ))}
                    </List>
                  </Section>
                )}
              </Scene>
            ) : (
              <Scene drawn="pems" title={animals.length > 0 ? t.home.allDone : t.home.promise} />
            )}
            {offers
              .filter(({ isMine }) => !isMine)
              .map((one) => (
                <InlineNotice key={one.id} messageId="offered">
                  {t.home.offered(one)}{' '}
                  <Button
                    variant="text"
                    size="small"
                    action="openOffer"
                    onClick={() => navigate.push('FML51000', { query: { offerId: one.id } })}
                  >
                    {t.home.openOffer}
                  </Button>
                </InlineNotice>
              ))}
            {refused > 0 && (
              <InlineNotice tone="warning" messageId="refused">
                {t.home.refused}
              </InlineNotice>
            )}
            {animals.length > 0 ? (
              <Section
                title={t.home.animals}
                action={
                  <Button variant="text" size="small" action="register" onClick={register}>
                    {t.home.add}
                  </Button>
                }
              >
                <Card>
                  <List label={t.home.animals}>
                    {animals
                      .toSorted((a, b) => Number(a.state === 'dead') - Number(b.state === 'dead'))
                      .map((one) => (
                        <AnimalRow
                          key={one.id}
                          one={one}
                          onClick={() => navigate.push('FML33100', { query: { anmlId: one.id } })}
                        />
                      ))}
                  </List>
                </Card>
              </Section>
            ) : (
              <Card>
                <List label={t.home.why}>
                  {t.home.reasons.map(({ title, text }) => (
                    <ListItem
                      key={title}
                      leading={<IconTile picture="pems" />}
                      title={title}
                      description={text}
                    />
                  ))}
                </List>
              </Card>
            )}
            <DoorGrid
              bare
              title={t.home.doors}
              doors={doors.map(({ to, name, picture }) => ({
                code: to,
                action: name,
                picture,
                name: t.doors[name],
                state:
                  name === 'applications' && applications > 0
                    ? t.home.count({ count: applications })
                    : undefined,
              }))}
            />
            {animals.length === 0 && (
              <MainButton action="register" run={register}>
                {t.home.register}
              </MainButton>
            )}
          </>
        );
      }}
    </Screen>
  );
}
