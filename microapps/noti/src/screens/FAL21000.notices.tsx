import { Screen, useQuery, useWallet } from '@wallet/kit/app';
import { Chips, NoticeRow, PagedList, Stack } from '@wallet/kit/ui';
import { listNotices } from '../api/noticeCalls.ts';
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
        {(notice) => (
          <NoticeRow
            key={notice.id}
            title={notice.title}
            isImportant={notice.isImportant}
            kind={[
              t.noticeKinds[notice.kind],
              ...(notice.nation === '' ? [] : [t.nations[notice.nation] ?? notice.nation]),
            ].join(' · ')}
            at={notice.at}
            onClick={() => navigate.push('FAL21100', { query: { anounSerno: notice.id } })}
          />
        )}
      </PagedList>
    </Screen>
  );
}
