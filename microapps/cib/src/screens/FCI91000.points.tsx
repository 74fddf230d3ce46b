import { MainButton, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Card, EmptyState, Hero, InlineNotice, List, ListItem, Section } from '@wallet/kit/ui';
import { listLessons, readAvailability, readPoints } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';

/** Points and why, when they lapse, and whether a course can be booked. */
export function FCI91000() {
  const { course: t, ...all } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const [points, able, lessons] = await Promise.all([
      readPoints(undefined, { signal }),
      readAvailability(undefined, { signal }),
      listLessons(undefined, { signal }),
    ]);
    return { points, able, lessons };
  });
  useResume(load.reload);
  return (
    <CibScreen of={load} ground>
      {({ points, able, lessons }) => (
        <>
          <Hero
            label={t.mine}
            value={String(points.total)}
            unit={t.unit}
            note={
              points.total >= points.limit
                ? t.suspended(points)
                : points.lapses
                  ? t.lapse(points)
                  : t.limit(points)
            }
            art="none"
          />
          {able.why !== 'none' && <InlineNotice>{t.whys[able.why](able)}</InlineNotice>}
          <Card>
            <Section title={t.offences}>
              {points.offences.length === 0 ? (
                <EmptyState title={t.clean} picture={null} />
              ) : (
                <List label={t.offences}>
                  {points.offences.map((one) => (
                    <ListItem
                      key={`${one.date}${one.name}`}
                      title={one.name}
                      description={all.day(one)}
                      trailing={t.points(one)}
                    />
                  ))}
                </List>
              )}
            </Section>
          </Card>
          {lessons.length > 0 && (
            <Card>
              <List label={t.lessons}>
                <ListItem
                  action="lessons"
                  title={t.lessons}
                  trailing={t.count({ count: lessons.length })}
                  onClick={() => navigate.push('FCI98000')}
                />
              </List>
            </Card>
          )}
          {able.why === 'booked' ? (
            <MainButton action="lesson" run={() => navigate.push('FCI98000')}>
              {t.see}
            </MainButton>
          ) : (
            <MainButton action="about" run={() => navigate.push('FCI91100')}>
              {able.why === 'none' ? t.begin(able) : t.about}
            </MainButton>
          )}
        </>
      )}
    </CibScreen>
  );
}
