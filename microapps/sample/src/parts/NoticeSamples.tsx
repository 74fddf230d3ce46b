import { Banner, InlineNotice, NoticeBar, OfflineNotice, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import dawn from '../pictures/dawn.svg';
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
      <Section title={t.inline}>
        {tones.map((tone) => (
          <InlineNotice key={tone} tone={tone}>
            {t.texts[tone]}
          </InlineNotice>
        ))}
      </Section>
      <Section title={t.bar}>
        <div className={styles.stack}>
          <NoticeBar text={t.shortBar} onClose={nothing} />
          {isBarOpen && <NoticeBar text={t.longBar} onOpen={nothing} onClose={() => setBarOpen(false)} />}
        </div>
      </Section>
      <Section title={t.banner}>
        <Banner title={t.bannerTitle} text={t.bannerText} />
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
      </Section>
      <Section title={t.offline}>
        <p>{t.offlineHint}</p>
        <OfflineNotice />
      </Section>
    </>
  );
}
