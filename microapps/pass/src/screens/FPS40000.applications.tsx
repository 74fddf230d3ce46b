import { MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Badge, Button, Card, EmptyState, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { listApplications } from '../api/calls.ts';
import { useOneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import { type Application, isOpen, nextAct } from '../model/application.ts';

export function FPS40000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const start = () => navigate.push('FPS12000');
  const load = useLoad(listApplications, useOneself(), { onResume: 'reload' });
  return (
    <Screen
      of={load}
      skeleton="list"
      ground
      // Behind it stands the gate, which leads here again.
      {...(load.data?.hasOpen && { onBack: navigate.home })}
      end={
        <Button size="small" variant="text" action="offices" onClick={() => navigate.push('FPS63000')}>
          {t.home.offices}
        </Button>
      }
    >
      {({ all, hasOpen }) => (
        <>
          {all.length === 0 && hasOpen && (
            <EmptyState
              picture="passport"
              title={t.applications.unlisted}
              description={t.applications.unlistedHint}
            />
          )}
          {all.length === 0 && !hasOpen && (
            <EmptyState
              picture="passport"
              title={t.applications.none}
              description={t.applications.noneHint}
              action={{ label: t.applications.start, action: 'start', onClick: start }}
            />
          )}
          <Group title={t.applications.open} all={all.filter(isOpen)} />
          <Group title={t.applications.past} all={all.filter((one) => !isOpen(one))} />
          {hasOpen ? (
            <Button full variant="text" action="alerts" onClick={() => navigate.push('FPS60000')}>
              {t.alerts.change}
            </Button>
          ) : (
            all.length > 0 && (
              <MainButton action="start" run={start}>
                {t.applications.start}
              </MainButton>
            )
          )}
        </>
      )}
    </Screen>
  );
}

function Group({ title, all }: { title: string; all: readonly Application[] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  if (all.length === 0) return null;
  return (
    <Card>
      <Section title={title}>
        <List label={title}>
          {all.map((one) => {
            const { number, state, until } = one;
            const act = nextAct(one);
            return (
              <ListItem
                key={number}
                action="openApplication"
                leading={<IconTile picture="passport" />}
                title={t.applications.title(one)}
                description={
                  until
                    ? `${t.stateHints[state]} ${t.applications.until({ day: until })}`
                    : t.stateHints[state]
                }
                badge={
                  <Badge
                    tone={act ? 'danger' : state === 'ready' ? 'success' : isOpen(one) ? 'info' : 'neutral'}
                  >
                    {t.states[state]}
                  </Badge>
                }
                {...(!isOpen(one) && { past: 'done' as const })}
                {...(act && {
                  act: (
                    <Button
                      size="small"
                      variant="secondary"
                      action={act}
                      onClick={() =>
                        navigate.push(act === 'pay' ? 'FPS51000' : 'FPS32000', {
                          query: { cappReqNo: number },
                        })
                      }
                    >
                      {t.applications.acts[act]}
                    </Button>
                  ),
                })}
                onClick={() => navigate.push('FPS41000', { query: { cappReqNo: number } })}
              />
            );
          })}
        </List>
      </Section>
    </Card>
  );
}
