import { Screen, useFollowLink, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { closeNotice, isNoticeHidden } from '@wallet/kit/common';
import { Chips, NoticePopup, NoticeRow, PagedList, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readPayNotices } from '../api/customerCalls.ts';
import { noticeHideDays } from '../model/notice.ts';
import { toListPage } from '../model/page.ts';
import { abroad } from '../parts/pictures.ts';
import { useService } from '../parts/useService.ts';

const kinds = ['all', '01', '02'] as const;

/** Notices (01) and guides (02), with the popup of one that asks for it (pupYn). */
export function NoticeList() {
  const { notices: t } = useService();
  const { navigate } = useWallet();
  const asked = useQuery().get('anounDstcd');
  const kind = kinds.find((each) => each === asked) ?? 'all';
  return (
    <Screen title={t.title}>
      <Stack>
        <Chips
          legend={t.title}
          options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          value={kind}
          onChange={(anounDstcd) => navigate.replace('FGP99000', { query: { anounDstcd } })}
        />
      </Stack>
      <PagedList
        key={kind}
        label={t.list}
        load={async (pageNo: number | undefined, signal) =>
          toListPage(
            await readPayNotices({ pageNo: pageNo ?? 1, ...(kind === 'all' ? {} : { kind }) }, { signal }),
          )
        }
        keyOf={({ id }) => id}
        empty={{ picture: 'quiet', title: t.empty }}
      >
        {(notice) => (
          <NoticeRow
            key={notice.id}
            title={notice.title}
            isImportant={notice.isPopup}
            kind={t.kinds[notice.kind]}
            at={notice.at}
            onClick={() => navigate.push('FGP99000', { query: { anounSerno: notice.id } })}
          />
        )}
      </PagedList>
      <Popup />
    </Screen>
  );
}

/** What it is about in a sentence or two: its first paragraph. */
const firstOf = (html: string) => /<p>.*?<\/p>/s.exec(html)?.[0] ?? html;

/** Says what must not be missed and leads to the whole; the X is the other way out. */
function Popup() {
  const { notices: t } = useService();
  const { navigate } = useWallet();
  const follow = useFollowLink();
  const [isClosed, setClosed] = useState(false);
  const { data } = useLoad(async (signal) => {
    const { items } = await readPayNotices({}, { signal });
    return items.find(({ id, isPopup }) => isPopup && !isNoticeHidden(`gpayment.${id}`));
  });
  if (!data || isClosed) return null;
  return (
    <NoticePopup
      html={`<h2>${data.title}</h2>${firstOf(data.html)}`}
      imageUrl={abroad}
      hideDays={noticeHideDays}
      buttons={[{ name: t.open }]}
      onLink={(link) => void follow.run(link)}
      onClose={(closing) => {
        closeNotice({ id: `gpayment.${data.id}`, hideDays: noticeHideDays, isOnce: false }, closing);
        setClosed(true);
        if (closing.by === 'confirm') navigate.push('FGP99000', { query: { anounSerno: data.id } });
      }}
    />
  );
}
