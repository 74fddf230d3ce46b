import { Screen, useQuery, useWallet } from '@wallet/kit/app';
import { Chips, PagedList, Stack } from '@wallet/kit/ui';
import { listNotices } from '../api/noticeCalls.ts';
import { NoticeItem } from '../flows/NoticeItem.tsx';
import { messages } from '../messages/index.ts';
import { noticeKinds, readNoticeKind } from '../model/notice.ts';
import { NotiNav } from '../parts/NotiNav.tsx';

export function FAL21000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const kind = readNoticeKind(useQuery());

  return (
    <Screen title={t.notices.title}>
      <NotiNav />
      <Stack>
        <Chips
          legend={t.notices.kind}
          options={[
            { value: '', label: t.notices.all },
            ...noticeKinds.map((value) => ({ value, label: t.noticeKinds[value] })),
          ]}
          value={kind ?? ''}
          onChange={(next) => navigate.replace('FAL21000', { query: next ? { kind: next } : {} })}
        />
      </Stack>
      <PagedList
        key={kind ?? ''}
        label={t.notices.list}
        place={`notices ${kind}`}
        load={(page: number | undefined, signal) => listNotices({ kind, page }, { signal })}
        keyOf={({ id }) => id}
        empty={{ picture: 'quiet', title: t.notices.empty, description: t.notices.emptyHint }}
      >
        {(notice) => <NoticeItem key={notice.id} notice={notice} />}
      </PagedList>
    </Screen>
  );
}
