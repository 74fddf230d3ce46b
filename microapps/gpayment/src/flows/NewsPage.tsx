import { Screen, useFollowLink, useLoad, useWallet } from '@wallet/kit/app';
import { Banner, NoticeRow, PagedList, Section } from '@wallet/kit/ui';
import { readNationBanners, readPayNotices } from '../api/customerCalls.ts';
import { toListPage } from '../model/page.ts';
import { NationSelect } from '../parts/NationSelect.tsx';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';
import { useNation } from './useNation.ts';

/** What is advertised and told about a nation. */
export function NewsPage({ isKftc = false }: { isKftc?: boolean }) {
  const { news: t } = useService();
  const { load, nation, choose } = useNation('FGP95000', isKftc);
  return (
    <Screen title={t.title} of={load}>
      {(nations) => (
        <>
          {!isKftc && (
            <>
              <ServiceLead title={t.lead} />
              <div className={styles.form}>
                <NationSelect nations={nations} value={nation?.code ?? ''} onChange={choose} />
              </div>
            </>
          )}
          {nation && <NationNews key={nation.code} nationCode={nation.code} />}
        </>
      )}
    </Screen>
  );
}

function NationNews({ nationCode }: { nationCode: string }) {
  const { news: t } = useService();
  const { navigate } = useWallet();
  const follow = useFollowLink();
  const banners = useLoad((signal) => readNationBanners(nationCode, { signal }), [nationCode]);
  const shown = banners.data ?? [];
  return (
    <>
      {shown.length > 0 && (
        <Section title={t.banners}>
          {shown.map(({ text, link }) => (
            <Banner
              key={text}
              title={text}
              picture="gpayment"
              {...(link ? { onOpen: () => void follow.run(link) } : {})}
            />
          ))}
        </Section>
      )}
      <Section title={t.notices}>
        <PagedList
          label={t.list}
          load={async (pageNo: number | undefined, signal) =>
            toListPage(await readPayNotices({ pageNo: pageNo ?? 1, nationCode }, { signal }))
          }
          keyOf={({ id }) => id}
          empty={{ picture: 'quiet', title: t.empty, description: t.emptyHint }}
        >
          {(notice) => (
            <NoticeRow
              key={notice.id}
              title={notice.title}
              at={notice.at}
              onClick={() => navigate.push('FGP99000', { query: { anounSerno: notice.id } })}
            />
          )}
        </PagedList>
      </Section>
    </>
  );
}
