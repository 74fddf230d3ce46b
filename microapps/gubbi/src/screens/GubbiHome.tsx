import { DoorList, MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Button, Card, FoldedList, InlineNotice, List, Note, Scene, Section } from '@wallet/kit/ui';
import { readState } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Due } from '../model/message.ts';
import { Examples } from '../parts/Examples.tsx';
import { Row } from '../parts/Row.tsx';

export function GubbiHome() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readState, undefined, { onResume: 'reload' });
  const open = ({ id }: Due) => navigate.push('GubbiMessage', { params: { messageId: id } });
  return (
    <Screen of={load} ground>
      {({ isJoined, keptUntil, due: [next, ...later], unread, quiet, missing }) => {
        if (!isJoined) return <Intro keptUntil={keptUntil} />;
        const doors = [
          ['GubbiMessages', 'assistant', t.home.unread({ count: unread })],
          ['GubbiTopics', 'notice', t.home.topics],
          ['GubbiQuiet', 'stay', t.quietIs(quiet)],
          ['GubbiLeave', 'history', t.home.leave],
        ] as const;
        return (
          <>
            {next ? (
              <Scene
                drawn="assistant"
                // Its sentence says the days as well: the topic and the figure say it once.
                title={next.topic}
                figure={t.left({ days: next.daysLeft })}
                note={t.day({ date: next.dueOn })}
              >
                <Button full action="openNext" onClick={() => open(next)}>
                  {t.home.see}
                </Button>
              </Scene>
            ) : (
              <Scene drawn="assistant" title={t.home.none} note={t.home.noneNote} />
            )}
            {missing.length > 0 && (
              <InlineNotice tone="warning" messageId="factsMissing">
                {t.home.missing({ names: missing.join(', ') })}
              </InlineNotice>
            )}
            {later.length > 0 && (
              <Card>
                <Section title={t.home.due}>
                  <List label={t.home.due}>
                    {later.map((one) => (
                      <Row
                        key={one.id}
                        of={one}
                        note={`${one.topic} · ${t.day({ date: one.dueOn })}`}
                        onClick={() => open(one)}
                      />
                    ))}
                  </List>
                </Section>
              </Card>
            )}
            <DoorList
              title={t.home.more}
              doors={doors.map(([code, picture, state]) => ({
                code,
                picture,
                state,
                name: t.home.doors[code],
                isNew: code === 'GubbiMessages' && unread > 0,
              }))}
            />
            <FoldedList rows={[t.real]} />
          </>
        );
      }}
    </Screen>
  );
}

/** What it does, and the way in. */
function Intro({ keptUntil }: { keptUntil: string }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      <Scene drawn="assistant" title={t.intro.label} note={t.intro.note}>
        <Examples />
      </Scene>
      <MainButton action="start" run={() => navigate.push('GubbiJoin')}>
        {t.intro.start}
      </MainButton>
      {keptUntil !== '' && (
        <Card>
          <Note>{t.intro.kept({ date: keptUntil })}</Note>
          <Button
            variant="secondary"
            full
            action="openGubbiMessages"
            onClick={() => navigate.push('GubbiMessages')}
          >
            {t.home.doors.GubbiMessages}
          </Button>
        </Card>
      )}
      <FoldedList rows={[t.real]} />
    </>
  );
}
