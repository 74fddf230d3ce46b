import { DoorGrid, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { daysBetween, todaySeoul } from '@wallet/kit/format';
import { Bullets, Button, Card, Disclosure, InlineNotice, Scene, Section } from '@wallet/kit/ui';
import { checkPassport, readNotices } from '../api/calls.ts';
import { oneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import type { Passport } from '../model/application.ts';

/** Many countries ask for half a year. */
const SOON_DAYS = 183;

const doors = [
  ['FPS40000', 'history', 'applications'],
  ['FPS60000', 'bell', 'alerts'],
  ['FPS63000', 'place', 'offices'],
  ['FPS12000', 'passport', 'before'],
] as const;

/** Who has an application under way never comes here: the gate leads to it. */
export function FPS10000() {
  const t = messages.use().home;
  const load = useLoad((signal) =>
    Promise.all([checkPassport({ who: oneself() }, { signal }), readNotices(undefined, { signal })]),
  );
  return (
    <Screen of={load} ground>
      {([{ passport }, notices]) => (
        <>
          <Mine passport={passport} />
          <DoorGrid
            title={t.doors}
            doors={doors.map(([code, picture, name]) => ({ code, picture, name: t[name] }))}
          />
          <Card>
            <Section title={t.how}>
              <Bullets isOrdered texts={t.road} />
            </Section>
          </Card>
          {notices.length > 0 && (
            <Card>
              <Section title={t.notices}>
                {notices.map(({ id, title, text }) => (
                  <Disclosure key={id} title={title}>
                    {text}
                  </Disclosure>
                ))}
              </Section>
            </Card>
          )}
        </>
      )}
    </Screen>
  );
}

function Mine({ passport }: { passport: Passport | null }) {
  const t = messages.use().home;
  const { navigate } = useWallet();
  const start = (
    <Button full action="start" onClick={() => navigate.push('FPS12000')}>
      {t.start}
    </Button>
  );
  const days = passport ? daysBetween(todaySeoul(), passport.expires) : 0;
  const said = passport?.isLost ? [t.lost, t.lostHint] : [t.expired, t.expiredHint];
  const promise = passport === null ? [t.none, t.noneHint] : said;
  if (passport === null || passport.isLost || days < 0) {
    return (
      <Scene drawn="passport" title={promise[0]} note={promise[1]}>
        {start}
      </Scene>
    );
  }
  return (
    <>
      <Scene
        drawn="passport"
        title={t.left}
        figure={t.days({ days })}
        note={t.expires({ day: passport.expires })}
      >
        {start}
      </Scene>
      {days <= SOON_DAYS && <InlineNotice tone="warning">{t.soon}</InlineNotice>}
    </>
  );
}
