import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, SkeletonMain } from '@wallet/kit/ui';
import { useHomeCards } from '../flows/useHomeCards.ts';
import { CardList } from '../home/CardList.tsx';
import { EmergencyNotices } from '../home/EmergencyNotices.tsx';
import { VisitorLead } from '../home/VisitorLead.tsx';
import { messages } from '../messages/index.ts';
import styles from './FMA10000.module.css';

// Old links still lead here: the services, without what home has learnt since, and the way to home.
export function FMA10000_old() {
  const { earlierHome: t, cards: words } = messages.use();
  const person = usePerson();
  const { navigate } = useWallet();
  const cards = useHomeCards(person);
  return (
    <Screen
      title={t.title}
      ground
      noBack
      noHome
      state={cards.state === 'loading' ? 'loading' : 'ready'}
      skeleton={<SkeletonMain />}
      footer={
        <BottomBar>
          <Button full action="newHome" onClick={navigate.home}>
            {t.newHome}
          </Button>
        </BottomBar>
      }
    >
      <div className={styles.stack}>
        <EmergencyNotices />
        {!person && <VisitorLead registry={cards.registry} />}
        <CardList cards={cards} title={person ? words.title : words.visitorTitle} />
      </div>
    </Screen>
  );
}
