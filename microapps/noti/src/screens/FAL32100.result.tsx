import { Gone, Screen, useLoad, useParams, usePerson, useWallet } from '@wallet/kit/app';
import { formatDateTime, formatServerTime } from '@wallet/kit/format';
import { BottomBar, Button, Card, InlineNotice, List, ListItem, Section } from '@wallet/kit/ui';
import { readEventResult } from '../api/eventCalls.ts';
import { orNull } from '../api/orNull.ts';
import { messages } from '../messages/index.ts';
import { type EventResult, isAnnounced, stageOf } from '../model/event.ts';
import { EventHead } from '../parts/EventHead.tsx';
import { LoginCard } from '../parts/LoginCard.tsx';
import { Said } from '../parts/Said.tsx';
import text from '../parts/text.module.css';

export function FAL32100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const { hirkEvntID = '' } = useParams();
  const result = useLoad(
    (signal) => orNull(readEventResult(hirkEvntID, { signal })),
    [hirkEvntID, person?.memberId],
  );
  const now = formatServerTime(new Date());
  const isOver = result.data && stageOf(result.data, now) === 'ended';
  const footer = result.data && (
    <BottomBar>
      {isOver ? (
        <Button
          variant="secondary"
          full
          action="list"
          onClick={() => navigate.replace('FAL30000', { query: { tab: 'ended' } })}
        >
          {t.result.list}
        </Button>
      ) : (
        <Button full action="event" onClick={() => navigate.replace('FAL31100', { params: { hirkEvntID } })}>
          {t.result.toEvent}
        </Button>
      )}
    </BottomBar>
  );

  return (
    <Screen title={t.result.title} of={result} footer={footer}>
      {(shown) =>
        shown === null ? (
          <Gone {...t.nothing.event} to="FAL30000" />
        ) : (
          <div className={text.stack}>
            <EventHead event={shown} now={now} />
            {stageOf(shown, now) === 'ended' ? (
              <Ended result={shown} now={now} isVisitor={person === null} />
            ) : (
              <InlineNotice messageId="eventRunning">{t.result.running}</InlineNotice>
            )}
          </div>
        )
      }
    </Screen>
  );
}

function Ended({ result, now, isVisitor }: { result: EventResult; now: string; isVisitor: boolean }) {
  const t = messages.use().result;
  if (result.announcedAt === '') return <InlineNotice>{t.noWinners}</InlineNotice>;
  if (!isAnnounced(result, now))
    return <InlineNotice>{t.notYet({ at: formatDateTime(result.announcedAt) })}</InlineNotice>;
  return (
    <>
      {isVisitor && <LoginCard>{t.login}</LoginCard>}
      {result.mine !== 'none' && (
        <Card tone={result.mine === 'won' ? 'accent' : 'soft'} className={text.card}>
          <h3>{result.mine === 'won' ? t.won : t.lost}</h3>
          <p className={text.lines}>
            {result.mine === 'won' ? t.wonText({ prize: result.myPrize }) : t.lostText}
          </p>
        </Card>
      )}
      {result.prizes.map(({ name, winners }) => (
        <Section key={name} title={t.prizes({ name, count: winners.length })}>
          <List label={t.winner}>
            {winners.map((winner) => (
              <ListItem
                key={`${winner.name} ${winner.phone}`}
                title={<Said>{winner.name}</Said>}
                trailing={winner.phone}
              />
            ))}
          </List>
        </Section>
      ))}
    </>
  );
}
