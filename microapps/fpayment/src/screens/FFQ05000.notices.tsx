import { Screen, useFollowLink } from '@wallet/kit/app';
import { Article, NoticeRow, PagedList, SafeHtml, Tabs } from '@wallet/kit/ui';
import { useState } from 'react';
import { listForeignNotices, listNotices } from '../api/listCalls.ts';
import { messages } from '../messages/index.ts';
import type { Notice } from '../model/notice.ts';

const kinds = ['own', 'foreign'] as const;
type Kind = (typeof kinds)[number];

const reads = { own: listNotices, foreign: listForeignNotices };

export function FFQ05000() {
  const { notices: t, day } = messages.use();
  const [kind, setKind] = useState<Kind>('own');
  const [opened, setOpened] = useState<Notice>();
  const follow = useFollowLink();
  if (opened) {
    return (
      <Screen title={t.title} onBack={() => setOpened(undefined)}>
        <Article
          title={opened.title}
          note={day({ date: opened.at })}
          text={<SafeHtml html={opened.content} onLink={(link) => void follow.run(link)} />}
        />
      </Screen>
    );
  }
  return (
    <Screen title={t.title}>
      <Tabs<Kind>
        label={t.tabs}
        tabs={kinds.map((value) => ({ value, label: t[value] }))}
        value={kind}
        onChange={setKind}
      >
        <PagedList<Notice, number>
          key={kind}
          label={t[kind]}
          load={(page = 1, signal) => reads[kind](page, { signal })}
          keyOf={({ id }) => id}
          empty={{ picture: 'quiet', title: t.empty }}
        >
          {(notice) => (
            <NoticeRow
              key={notice.id}
              title={notice.title}
              isImportant={notice.isImportant}
              at={notice.at}
              onClick={() => setOpened(notice)}
            />
          )}
        </PagedList>
      </Tabs>
    </Screen>
  );
}
