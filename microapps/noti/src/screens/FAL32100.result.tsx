import { Gone, Screen, useFollowLink, useLoad, useParams, usePerson, useWallet } from '@wallet/kit/app';
import { formatServerTime, momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import {
  Actions,
  Badge,
  BottomBar,
  Button,
  Card,
  InlineNotice,
  List,
  ListItem,
  Note,
  Section,
} from '@wallet/kit/ui';
import { readEventResult } from '../api/eventCalls.ts';
import { orNull } from '../api/orNull.ts';
import { messages } from '../messages/index.ts';
import { type EventResult, isAnnounced, stageOf } from '../model/event.ts';
import { EventArticle } from '../parts/EventArticle.tsx';
import { LoginCard } from '../parts/LoginCard.tsx';
import { pictureOf } from '../parts/pictures.ts';
import { Said } from '../parts/Said.tsx';
import styles from './FAL32100.module.css';

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
  const follow = useFollowLink();
  const isOver = result.data && stageOf(result.data, now) === 'ended';
  const isWon = result.data?.mine === 'won';
  const prize = result.data?.link ?? '';
  const toList = () => navigate.replace('FAL30000');
  const footer = result.data && (
    <BottomBar>
      {!isOver ? (
        <Button full action="event" onClick={() => navigate.replace('FAL31100', { params: { hirkEvntID } })}>
          {t.result.toEvent}
        </Button>
      ) : isWon && prize !== '' ? (
        <Button full action="claim" isBusy={follow.isRunning} onClick={() => void follow.run(prize)}>
          {result.data.linkName === '' ? t.result.claim : <Said>{result.data.linkName}</Said>}
        </Button>
      ) : (
        <Button variant="secondary" full action="list" onClick={toList}>
          {t.result.list}
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
          <EventArticle
            event={shown}
            now={now}
            isPictured={isWon}
            stands={
              stageOf(shown, now) === 'ended' ? (
                <Ended result={shown} now={now} isVisitor={person === null} />
              ) : (
                <InlineNotice messageId="eventRunning">{t.result.running}</InlineNotice>
              )
            }
          >
            {stageOf(shown, now) === 'ended' && isAnnounced(shown, now) && <Winners prizes={shown.prizes} />}
            {isWon && prize !== '' && (
              <Actions links>
                <Button full variant="text" leads action="list" onClick={toList}>
                  {t.result.list}
                </Button>
              </Actions>
            )}
          </EventArticle>
        )
      }
    </Screen>
  );
}

function Ended({ result, now, isVisitor }: { result: EventResult; now: string; isVisitor: boolean }) {
  const t = messages.use().result;
  if (result.announcedAt === '') return <InlineNotice>{t.noWinners}</InlineNotice>;
  if (!isAnnounced(result, now))
    return <InlineNotice>{t.notYet({ at: momentText(result.announcedAt, locale.value) })}</InlineNotice>;
  return (
    <>
      {isVisitor && <LoginCard>{t.login}</LoginCard>}
      {result.mine === 'won' && (
        <Card tone="accent" className={styles.won}>
          <img className={styles.picture} src={pictureOf(result.picture)} alt="" />
          <h3>{t.won}</h3>
          <p className={styles.prize}>{result.myPrize}</p>
          {result.link === '' && <Note>{t.wonText}</Note>}
        </Card>
      )}
      {result.mine === 'lost' && (
        <Card tone="soft">
          <h3>{t.lost}</h3>
          <Note>{t.lostText}</Note>
        </Card>
      )}
    </>
  );
}

function Winners({ prizes }: Pick<EventResult, 'prizes'>) {
  const t = messages.use().result;
  return prizes.map(({ name, winners }) => (
    <Section key={name} title={t.prizes({ name, count: winners.length })}>
      <List label={t.winner}>
        {winners.map((winner) => (
          <ListItem
            key={`${winner.name} ${winner.phone}`}
            title={<Said>{winner.name}</Said>}
            {...(winner.isMe && { badge: <Badge tone="accent">{t.me}</Badge> })}
            value={winner.phone}
          />
        ))}
      </List>
    </Section>
  ));
}
