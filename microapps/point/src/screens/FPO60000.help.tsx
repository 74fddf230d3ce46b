import { Screen, useLoad } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { EmptyState, List, ListItem, Section, Sheet } from '@wallet/kit/ui';
import { useState } from 'react';
import { readNotices } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import type { Notice } from '../model/wallet.ts';
import styles from '../parts/text.module.css';

/** Notices of the point area, and answers to what customers ask. */
export function FPO60000() {
  const { help: t } = messages.use().wallet;
  const say = useSay();
  const load = useLoad((signal) => readNotices(undefined, { signal }));
  const [open, setOpen] = useState<Notice>();
  return (
    <Screen title={t.title} of={load}>
      {(notices) => (
        <>
          <Section title={t.notices}>
            {notices.length === 0 ? (
              <EmptyState title={t.none} />
            ) : (
              <List label={t.notices}>
                {notices.map((notice) => (
                  <ListItem
                    key={notice.id}
                    title={say(notice.title)}
                    description={formatDate(notice.at)}
                    action="openNotice"
                    onClick={() => setOpen(notice)}
                  />
                ))}
              </List>
            )}
          </Section>
          <Section title={t.help}>
            <List label={t.help}>
              {t.faqs.map(([question, answer]) => (
                <ListItem key={question} title={question} description={answer} />
              ))}
            </List>
          </Section>
          <Sheet
            isOpen={open !== undefined}
            onClose={() => setOpen(undefined)}
            title={open ? say(open.title) : ''}
          >
            <p className={styles.lines}>{open && say(open.text)}</p>
          </Sheet>
        </>
      )}
    </Screen>
  );
}
