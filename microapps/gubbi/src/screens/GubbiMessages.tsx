import { Form, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatTime } from '@wallet/kit/format';
import {
  Button,
  Chips,
  DayHead,
  PagedList,
  SearchField,
  SheetSelect,
  Stack,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listMessages, markRead } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { Examples } from '../parts/Examples.tsx';
import { Row } from '../parts/Row.tsx';

const UNREAD = 'unread';

export function GubbiMessages() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const kind = query.get('kind') ?? '';
  // What is looked for stays on this page: it is nobody's address.
  const [words, setWords] = useState('');
  const [round, setRound] = useState(0);
  const form = useForm({ initial: { words: '' }, rules: {} });
  const asked = { topicId: kind === UNREAD ? '' : kind, isUnread: kind === UNREAD, words };
  const head = useLoad((signal) =>
    listMessages({ topicId: '', isUnread: false, words: '', page: 1 }, { signal }),
  );
  const mark = useAction(async () => {
    await markRead({ id: '' });
    toast(t.list.readAllDone);
    setRound((at) => at + 1);
  });
  // Nothing has ever come: nothing to look for, choose from or mark as read.
  const isBare = (first: typeof head.data) => first?.items.length === 0;
  return (
    <Screen
      of={head}
      skeleton="list"
      end={
        !isBare(head.data) && (
          <Button
            variant="text"
            size="small"
            action="readAll"
            isBusy={mark.isRunning}
            onClick={() => void mark.run()}
          >
            {t.list.readAll}
          </Button>
        )
      }
    >
      {({ items, kinds }) => (
        <Stack>
          {items.length > 0 && (
            <>
              <Form form={form} run={({ words: text }) => setWords(text.trim())}>
                <SearchField
                  {...form.field('words')}
                  label={t.list.search}
                  placeholder={t.list.hint}
                  maxLength={50}
                  find={t.list.find}
                />
              </Form>
              <Chips
                legend={t.list.kinds}
                options={[
                  { value: '', label: t.list.all },
                  { value: UNREAD, label: t.list.unread },
                ]}
                value={kind === UNREAD ? kind : ''}
                onChange={(next) => navigate.replace('GubbiMessages', { query: next ? { kind: next } : {} })}
              />
              <SheetSelect
                isRow
                field="kind"
                label={t.list.kinds}
                options={[
                  { value: '', title: t.list.all },
                  ...kinds.map(({ id, name }) => ({ value: id, title: name })),
                ]}
                value={kind === UNREAD ? '' : kind}
                onChange={(next) => navigate.replace('GubbiMessages', { query: next ? { kind: next } : {} })}
              />
            </>
          )}
          <PagedList
            key={`${kind} ${words} ${round}`}
            label={t.list.label}
            load={async (page: number | undefined, signal) => {
              const found = await listMessages({ ...asked, page: page ?? 1 }, { signal });
              return { items: found.items, next: found.page < found.pages ? found.page + 1 : null };
            }}
            keyOf={({ id }) => id}
            groups={{
              of: ({ sentAt }) => sentAt.slice(0, 8),
              head: (date) => <DayHead title={t.day({ date })} />,
            }}
            empty={
              items.length > 0
                ? { picture: 'none', title: t.list.none, description: t.list.noneHint }
                : {
                    picture: 'quiet',
                    title: t.list.empty,
                    description: t.list.emptyHint,
                    action: {
                      label: t.list.topics,
                      action: 'topics',
                      onClick: () => navigate.push('GubbiTopics'),
                    },
                  }
            }
          >
            {(one) => (
              <Row
                key={one.id}
                of={one}
                note={`${one.topic} · ${formatTime(one.sentAt)}`}
                onClick={() => navigate.push('GubbiMessage', { params: { messageId: one.id } })}
              />
            )}
          </PagedList>
          {isBare(head.data) && <Examples />}
        </Stack>
      )}
    </Screen>
  );
}
