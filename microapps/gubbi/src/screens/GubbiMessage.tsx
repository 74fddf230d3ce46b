import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useFollowLink,
  useLoad,
  useParams,
  useWallet,
} from '@wallet/kit/app';
import { langOf } from '@wallet/kit/format';
import {
  Actions,
  Article,
  Badge,
  Button,
  Card,
  confirm,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useEffect } from 'react';
import { markRead, readMessage, saveTopic, snooze } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Message } from '../model/message.ts';

export function GubbiMessage() {
  const t = messages.use();
  const { messageId = '' } = useParams();
  const load = useLoad(readMessage, messageId, { onResume: 'reload' });
  const isNew = load.data?.state === 'sent';
  useEffect(() => {
    // That it was read is told in passing: where it fails, the next opening tells it again.
    if (isNew) markRead({ id: messageId }).catch(() => {});
  }, [messageId, isNew]);
  return (
    <Screen of={load} instead={{ GUBBI_GONE: <Gone to="GubbiMessages" {...t.gone} /> }}>
      {(one) => <Shown message={one} />}
    </Screen>
  );
}

function Shown({ message: one }: { message: Message }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const follow = useFollowLink();
  const back = (says: string) => {
    toast(says);
    navigate.replace('GubbiMessages');
  };
  const later = useAction(async (days: number) => {
    await snooze({ id: one.id, days });
    back(t.message.laterDone);
  });
  const hide = useAction(async () => {
    await markRead({ id: one.id, isHidden: true });
    back(t.list.hidden);
  });
  const off = useAction(async () => {
    const labels = { confirmLabel: t.message.offYes, cancelLabel: t.message.no };
    if (!(await confirm({ id: 'topicOff', text: t.message.offAsk, ...labels }))) return;
    await saveTopic({ id: one.topicId, isOn: false, leads: [] });
    back(t.message.offDone);
  });
  const isOver = one.state === 'ended' || one.state === 'expired';
  return (
    <>
      <Stack>
        <IconTile picture={one.picture} size="large" />
        <Article
          badges={
            <Badge tone={isOver ? 'neutral' : 'info'}>{isOver ? t.states[one.state] : one.topic}</Badge>
          }
          title={one.title}
          lang={langOf(one.title)}
          text={one.text}
        />
        {isOver ? (
          <InlineNotice messageId="over">{one.end || t.message.expired}</InlineNotice>
        ) : (
          <Card tone="soft">
            <KeyValue
              rows={[
                { label: t.message.until, value: t.day({ date: one.dueOn }) },
                { label: t.message.topic, value: one.topic },
                { label: t.message.sent, value: t.sentAt({ at: one.sentAt }) },
              ]}
            />
          </Card>
        )}
      </Stack>
      {!isOver && (
        <Actions beside>
          <Button size="small" variant="secondary" action="tomorrow" onClick={() => void later.run(1)}>
            {t.message.tomorrow}
          </Button>
          <Button size="small" variant="secondary" action="week" onClick={() => void later.run(7)}>
            {t.message.week}
          </Button>
        </Actions>
      )}
      <List>
        {!isOver && (
          <ListItem
            action="off"
            leading={<IconTile picture="notice" />}
            title={t.message.off}
            onClick={() => void off.run()}
          />
        )}
        <ListItem
          action="hide"
          leading={<IconTile picture="security" />}
          title={t.list.hide}
          onClick={() => void hide.run()}
        />
      </List>
      {!isOver && one.link !== '' ? (
        <MainButton action="act" run={() => follow.run(one.link)}>
          {one.linkName}
        </MainButton>
      ) : (
        <MainButton action="list" variant="secondary" run={() => navigate.replace('GubbiMessages')}>
          {t.message.list}
        </MainButton>
      )}
    </>
  );
}
