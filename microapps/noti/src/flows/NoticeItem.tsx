import { useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { NoticeRow } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isFresh, type Notice } from '../model/notice.ts';
import { readNotices } from '../state/readNotices.ts';
import { useReadNext } from './useReadNext.ts';

/** A notice in a list, which opens it; `inPlace` of the one that is read, so that back leads to the list. */
export function NoticeItem({ notice, inPlace = false }: { notice: Notice; inPlace?: boolean }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const readNext = useReadNext();
  const { id, kind, nation } = notice;
  return (
    <NoticeRow
      title={notice.title}
      isImportant={notice.isImportant}
      isNew={isFresh(notice, todaySeoul()) && !readNotices.value.includes(id)}
      kind={[t.noticeKinds[kind], ...(nation === '' ? [] : [t.nations[nation] ?? nation])].join(' · ')}
      at={notice.at}
      onClick={() =>
        inPlace
          ? readNext('FAL21100', { anounSerno: id })
          : navigate.push('FAL21100', { query: { anounSerno: id } })
      }
    />
  );
}
