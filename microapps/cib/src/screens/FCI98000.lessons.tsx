import { MapButton, useLoad, useResume, useWallet } from '@wallet/kit/app';
import {
  Actions,
  Bullets,
  Button,
  Card,
  EmptyState,
  InlineNotice,
  List,
  ListItem,
  Section,
} from '@wallet/kit/ui';
import { listLessons } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';
import { isBooked } from '../model/education.ts';
import { LessonPass } from '../parts/LessonPass.tsx';

export function FCI98000() {
  const { course: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listLessons);
  useResume(load.reload);
  const toPoints = () => navigate.replace('FCI91000');
  return (
    <CibScreen of={load} ground>
      {(lessons) => {
        const next = lessons.find(isBooked);
        const past = lessons.filter((one) => one !== next);
        const go = (code: string) => () => navigate.push(code, { query: { eduNo: next?.number ?? '' } });
        return (
          <>
            {next ? (
              <>
                <LessonPass lesson={next} />
                {next.isLocked && <InlineNotice tone="warning">{t.locked}</InlineNotice>}
                <Card>
                  <Section title={t.bring}>
                    <Bullets texts={t.bringTexts} />
                  </Section>
                </Card>
                <Actions>
                  <MapButton place={next.place} />
                  <Button full variant="secondary" action="change" onClick={go('FCI98100')}>
                    {t.change}
                  </Button>
                  <Button full variant="text" action="forgotten" onClick={go('FCI99000')}>
                    {t.forgotten}
                  </Button>
                </Actions>
              </>
            ) : (
              <EmptyState
                title={t.none}
                description={t.noneHint}
                action={{ label: t.toPoints, action: 'points', onClick: toPoints }}
              />
            )}
            {past.length > 0 && (
              <Card>
                <Section title={t.past}>
                  <List label={t.past}>
                    {past.map((one) => (
                      <ListItem
                        key={one.number}
                        title={t.when(one)}
                        description={one.place.name}
                        trailing={t.states[one.state]}
                        past={one.state === 'done' ? 'done' : 'cancelled'}
                      />
                    ))}
                  </List>
                </Section>
              </Card>
            )}
          </>
        );
      }}
    </CibScreen>
  );
}
