import { Banner, BannerRail, InlineNotice, NoticeBar, OfflineNotice } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import dawn from '../pictures/dawn.svg';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

const tones = ['info', 'success', 'warning', 'danger'] as const;
const nothing = () => {};

/** What is said within a page. */
export function NoticeSamples() {
  const { notices: t } = messages.use().gallery;
  const [isBarOpen, setBarOpen] = useState(true);
  const [isBannerOpen, setBannerOpen] = useState(true);
  return (
    <>
      <Sample title={t.inline} of={['InlineNotice']}>
        {tones.map((tone) => (
          <InlineNotice key={tone} tone={tone}>
            {t.texts[tone]}
          </InlineNotice>
        ))}
      </Sample>
      <Sample title={t.bar} of={['NoticeBar']}>
        <div className={styles.stack}>
          <NoticeBar text={t.shortBar} onClose={nothing} />
          {isBarOpen && <NoticeBar text={t.longBar} onClose={() => setBarOpen(false)} />}
        </div>
      </Sample>
      <Sample title={t.banner} of={['Banner', 'BannerRail']}>
        <Banner title={t.bannerTitle} text={t.bannerText} />
        <BannerRail
          label={t.banner}
          items={(['forest', 'event', 'point'] as const).map((picture) => ({
            id: picture,
            content: <Banner title={t.bannerTitle} text={t.bannerText} picture={picture} onOpen={nothing} />,
          }))}
        />
        {isBannerOpen && (
          <Banner
            title={t.bannerTitle}
            text={t.bannerText}
            imageUrl={dawn}
            color="#ffe1b0"
            onOpen={nothing}
            onClose={() => setBannerOpen(false)}
          />
        )}
      </Sample>
      <Sample title={t.offline} of={['OfflineNotice']}>
        <p>{t.offlineHint}</p>
        <OfflineNotice />
      </Sample>
    </>
  );
}
