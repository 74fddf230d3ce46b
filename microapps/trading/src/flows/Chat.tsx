import { useAction } from '@wallet/kit/app';
import { Badge, Button, List, ListItem, Note, Section, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { write } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Deal, isOver } from '../model/deal.ts';

/** Words between the two, in the deal alone; links and account numbers are covered. */
export function Chat({ deal, reload }: { deal: Deal; reload: () => void }) {
  const { chat: t, ...all } = messages.use();
  const [text, setText] = useState('');
  const send = useAction(async () => {
    await write({ id: deal.id, text: text.trim() });
    setText('');
    reload();
  });
  if (deal.other === null) return null;
  const other = deal.other.name;
  return (
    <Section title={t.title}>
      <Stack>
        {deal.messages.length > 0 && (
          <List label={t.title}>
            {deal.messages.map((one, at) => (
              <ListItem
                key={`${one.at}${at}`}
                title={t.by({ name: one.isMine ? t.me : other, at: all.moment({ at: one.at }) })}
                {...(one.isCovered && { badge: <Badge tone="danger">{t.covered}</Badge> })}
                description={one.text}
              />
            ))}
          </List>
        )}
        {!isOver(deal) && (
          <>
            <TextField
              field="message"
              label={t.label({ name: other })}
              rows={2}
              maxLength={300}
              value={text}
              onChange={setText}
            />
            <Button
              full
              variant="secondary"
              action="sendMessage"
              disabled={text.trim() === ''}
              isBusy={send.isRunning}
              onClick={() => void send.run()}
            >
              {t.send}
            </Button>
            <Note>{t.note}</Note>
          </>
        )}
      </Stack>
    </Section>
  );
}
