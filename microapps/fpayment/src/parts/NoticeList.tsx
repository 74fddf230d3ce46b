import { useFollowLink } from '@wallet/kit/app';
import { ListItem, PagedList, SafeHtml } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Notice, Page } from '../model/notice.ts';

interface NoticeListProps {
  label: string;
  empty: string;
  read: (page: number, settings: { signal: AbortSignal }) => Promise<Page<Notice>>;
}

/** Notices in pages, each with its text. */
export function NoticeList({ label, empty, read }: NoticeListProps) {
  const t = messages.use();
  const follow = useFollowLink();
  return (
    <PagedList<Notice, number>
      label={label}
      load={(page = 1, signal) => read(page, { signal })}
      keyOf={({ id }) => id}
      empty={{ picture: 'quiet', title: empty }}
    >
      {({ id, title, content, at }) => (
        <ListItem
          key={id}
          title={title}
          description={t.day({ date: at })}
          act={<SafeHtml html={content} onLink={(link) => void follow.run(link)} />}
        />
      )}
    </PagedList>
  );
}
