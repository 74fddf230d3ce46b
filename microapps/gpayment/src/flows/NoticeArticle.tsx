import { Screen, useFollowLink, useLoad } from '@wallet/kit/app';
import { Badge, SafeHtml } from '@wallet/kit/ui';
import { readPayNotices } from '../api/customerCalls.ts';
import type { PayNotice } from '../model/notice.ts';
import { Nowhere } from '../parts/Nowhere.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

/** So many pages are looked through for a notice that an address names. */
const mostPages = 20;

/** There is no call for one notice: it is looked for in the list. */
async function findNotice(id: string, signal: AbortSignal): Promise<PayNotice | null> {
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const page = await readPayNotices({ pageNo }, { signal });
    const found = page.items.find((notice) => notice.id === id);
    if (found) return found;
    if (pageNo >= page.pages) break;
  }
  return null;
}

/** One notice in full. */
export function NoticeArticle({ id }: { id: string }) {
  const { notices: t, dateTime } = useService();
  const follow = useFollowLink();
  const load = useLoad((signal) => findNotice(id, signal), [id]);
  return (
    <Screen title={t.title} of={load}>
      {(notice) =>
        notice === null ? (
          <Nowhere title={t.missing} description={t.missingHint} label={t.toList} to="FGP99000" />
        ) : (
          <article className={styles.block} data-part="notice">
            <Badge tone={notice.kind === '02' ? 'info' : 'neutral'}>{t.kinds[notice.kind]}</Badge>
            <h2 className={styles.lead}>{notice.title}</h2>
            <p className={styles.note}>{dateTime(notice)}</p>
            <div className={styles.article}>
              <SafeHtml html={notice.html} onLink={(link) => void follow.run(link)} />
            </div>
          </article>
        )
      }
    </Screen>
  );
}
