import { Screen, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { IconButton, SkeletonMain } from '@wallet/kit/ui';
import { useRef, useState } from 'react';
import { useAssets } from '../flows/useAssets.ts';
import { useBell } from '../flows/useBell.ts';
import { useComingUp } from '../flows/useComingUp.ts';
import { useHomeCards } from '../flows/useHomeCards.ts';
import { useServiceStates } from '../flows/useServiceStates.ts';
import { AssetOverview } from '../home/AssetOverview.tsx';
import { Bell } from '../home/Bell.tsx';
import { CardList } from '../home/CardList.tsx';
import { CardMenu } from '../home/CardMenu.tsx';
import { ComingUp } from '../home/ComingUp.tsx';
import { EmergencyNotices } from '../home/EmergencyNotices.tsx';
import { HomeBanner } from '../home/HomeBanner.tsx';
import { HomeMenu } from '../home/HomeMenu.tsx';
import { NoticePopups } from '../home/NoticePopups.tsx';
import { PointHero } from '../home/PointHero.tsx';
import { QuickDoors } from '../home/QuickDoors.tsx';
import { RootTabs } from '../home/RootTabs.tsx';
import { VisitorLead } from '../home/VisitorLead.tsx';
import { messages } from '../messages/index.ts';
import { quickDoors } from '../model/quickDoors.ts';
import styles from './FMA10000.module.css';

type Opened = 'menu' | 'cardMenu' | null;

export function FMA10000() {
  const t = messages.use();
  const person = usePerson();
  const { navigate } = useWallet();
  const cards = useHomeCards(person);
  const assets = useAssets(person);
  const bell = useBell(person);
  const next = useComingUp({
    registry: cards.registry,
    memberId: person?.memberId ?? '',
  });
  const states = useServiceStates(assets.isStale ? null : assets.data, next);
  // Other screens have the card menu in their header too, and lead here for it (A90).
  const isAskedFor = useQuery().get('cardMenu') === 'Y' && person?.groupCode === 'KC0';
  const [opened, setOpened] = useState<Opened>(isAskedFor ? 'cardMenu' : null);
  function close() {
    setOpened(null);
    // Closed, it does not come up again by itself.
    if (isAskedFor) navigate.replace('FMA10000');
  }
  function toSettings() {
    setOpened(null);
    navigate.push('FMA16100');
  }
  // The skeleton of the whole page is for the first time; later each part waits for itself.
  const isShown = useRef(false);
  isShown.current ||= cards.state !== 'loading';
  const doors = cards.registry ? quickDoors(cards.registry, { isMinor: person?.isMinor ?? false }) : [];
  // The hero says the points, and a door how many coupons there are.
  const elsewhere = ['point', ...(doors.some(({ id }) => id === 'coupons') ? ['coupon'] : [])];

  return (
    <Screen
      title={t.home.title}
      ground
      noBack
      noHome
      {...(person ? { onSearch: () => navigate.push('FMA20000') } : {})}
      end={
        <>
          <Bell {...bell} />
          {!person && (
            <IconButton
              icon="settings"
              label={t.menu.title}
              action="menu"
              onClick={() => setOpened('menu')}
            />
          )}
        </>
      }
      onCardMenu={() => setOpened('cardMenu')}
      state={isShown.current ? 'ready' : 'loading'}
      skeleton={<SkeletonMain />}
      tabs={<RootTabs current="home" />}
    >
      <div className={styles.stack}>
        <EmergencyNotices />
        {person ? (
          <div className={styles.stack} data-part="assets" key={person.memberId}>
            <PointHero person={person} assets={assets} registry={cards.registry} />
            <QuickDoors doors={doors} coupons={states.coupon} />
            {cards.registry && <ComingUp next={next} />}
            <AssetOverview load={assets} registry={cards.registry} elsewhere={elsewhere} />
          </div>
        ) : (
          <VisitorLead registry={cards.registry} />
        )}
        <HomeBanner registry={cards.registry} />
        <CardList
          cards={cards}
          title={person ? t.cards.title : t.cards.visitorTitle}
          states={states}
          {...(person ? { onSettings: toSettings } : {})}
        />
      </div>
      <NoticePopups />
      {opened === 'menu' && <HomeMenu onClose={close} />}
      {opened === 'cardMenu' && <CardMenu cards={cards.cards} onSettings={toSettings} onClose={close} />}
    </Screen>
  );
}
