import { Screen, useLoad } from '@wallet/kit/app';
import { EmptyState, Icon, List, ListItem, NoticeRow, QuestionList, Section, Sheet } from '@wallet/kit/ui';
import { useState } from 'react';
import { readNotices } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import type { Notice } from '../model/wallet.ts';

/** Notices of the point area, and answers to what customers ask. */
export function FPO60000() {
  const { help: t, guide } = messages.use().wallet;
  const say = useSay();
  const load = useLoad((signal) => readNotices(undefined, { signal }));
  const [open, setOpen] = useState<Notice>();
  return (
    <Screen title={t.title} of={load}>
      {(notices) => (
        <>
          <Section title={t.notices}>
            {notices.length === 0 ? (
              <EmptyState picture="none" title={t.none} />
            ) : (
              <List label={t.notices}>
                {notices.map((notice) => (
                  <NoticeRow
                    key={notice.id}
                    title={say(notice.title)}
                    at={notice.at}
                    onClick={() => setOpen(notice)}
                  />
                ))}
              </List>
            )}
          </Section>
          <Section title={t.help}>
            <QuestionList
              groups={[
                {
                  title: t.using,
                  questions: t.faqs.map(([question = '', answer = '']) => ({ question, answer })),
                },
                {
                  title: guide.title,
                  questions: guide.items.map(([question = '', answer = '']) => ({ question, answer })),
                },
              ]}
            />
          </Section>
          <Section title={t.center}>
            <List label={t.center}>
              <ListItem
                leading={<Icon name="phone" />}
                title={t.centerPhone}
                description={t.centerHours}
                href={`tel:${t.centerPhone.replaceAll('-', '')}`}
                action="callCenter"
              />
            </List>
          </Section>
          <Sheet
            isOpen={open !== undefined}
            onClose={() => setOpen(undefined)}
            title={open ? say(open.title) : ''}
          >
            {open &&
              say(open.text)
                .split('\n')
                .map((line) => <p key={line}>{line}</p>)}
          </Sheet>
        </>
      )}
    </Screen>
  );
}
