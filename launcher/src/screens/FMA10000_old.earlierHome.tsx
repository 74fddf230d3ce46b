import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, SkeletonMain } from '@wallet/kit/ui';
import { CardList } from '../home/CardList.tsx';
import { EmergencyNotices } from '../home/EmergencyNotices.tsx';
import { HomeLead } from '../home/HomeLead.tsx';
import { useHomeCards } from '../home/useHomeCards.ts';
import { messages } from '../messages/index.ts';

// Old links still lead here: the services, without what home has learnt since, and the way to home.
export function FMA10000_old() {
  const t = messages.use().earlierHome;
  const person = usePerson();
  const { navigate } = useWallet();
  const cards = useHomeCards(person);
  return (
    <Screen
      title={t.title}
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
      <EmergencyNotices />
      <HomeLead person={person} />
      <CardList cards={cards} isMinor={person?.isMinor ?? false} />
    </Screen>
  );
}
