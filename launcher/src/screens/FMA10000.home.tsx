import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { SkeletonMain } from '@wallet/kit/ui';
import { useRef, useState } from 'react';
import { AssetOverview } from '../home/AssetOverview.tsx';
import { CardList } from '../home/CardList.tsx';
import { CardMenu } from '../home/CardMenu.tsx';
import { CardSettingsSheet } from '../home/CardSettingsSheet.tsx';
import { EmergencyNotices } from '../home/EmergencyNotices.tsx';
import { HomeBanner } from '../home/HomeBanner.tsx';
import { HomeLead } from '../home/HomeLead.tsx';
import { HomeMenu } from '../home/HomeMenu.tsx';
import { NoticePopups } from '../home/NoticePopups.tsx';
import { useHomeCards } from '../home/useHomeCards.ts';
import { messages } from '../messages/index.ts';
import styles from './FMA10000.module.css';

type Opened = 'menu' | 'cardMenu' | 'cardSettings' | null;

export function FMA10000() {
  const t = messages.use().home;
  const person = usePerson();
  const { navigate } = useWallet();
  const cards = useHomeCards(person);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  // The skeleton of the whole page is for the first time; later each part waits for itself.
  const isShown = useRef(false);
  isShown.current ||= cards.state !== 'loading';

  return (
    <Screen
      title={t.title}
      noBack
      noHome
      {...(person ? { onSearch: () => navigate.push('FMA20000') } : {})}
      onCardMenu={() => setOpened('cardMenu')}
      state={isShown.current ? 'ready' : 'loading'}
      skeleton={<SkeletonMain />}
    >
      <div className={styles.notice}>
        <EmergencyNotices />
      </div>
      <HomeLead
        person={person}
        notificationsPath={cards.notificationsPath}
        onMenu={() => setOpened('menu')}
      />
      {person && <AssetOverview key={person.memberId} person={person} />}
      <HomeBanner />
      <CardList
        cards={cards}
        isMinor={person?.isMinor ?? false}
        {...(person ? { onSettings: () => setOpened('cardSettings') } : {})}
      />
      <NoticePopups />
      {opened === 'menu' && <HomeMenu onClose={close} />}
      {opened === 'cardMenu' && (
        <CardMenu cards={cards.cards} onSettings={() => setOpened('cardSettings')} onClose={close} />
      )}
      {opened === 'cardSettings' && <CardSettingsSheet cards={cards} onClose={close} />}
    </Screen>
  );
}
