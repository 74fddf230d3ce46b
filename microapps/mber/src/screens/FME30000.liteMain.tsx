import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { homePath } from '@wallet/kit/manifest';
import { isLiteCertificate } from '@wallet/kit/session';
import { Actions, Badge, Button, IconTile, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useTarget } from '../state/useTarget.ts';

const pictures = { home: 'point', notices: 'notice', own: 'my' } as const;

export function FME30000() {
  const { lite: t } = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const target = useTarget();
  const isLite = person !== null && isLiteCertificate(person);
  const places: { id: keyof typeof t.places; to: string }[] = [
    { id: 'home', to: homePath },
    { id: 'notices', to: '/noti/FAL11000' },
    ...(person ? [{ id: 'own' as const, to: 'FMY10000' }] : []),
  ];
  return (
    <Screen title={t.title} noHome>
      <Lead picture="cert" title={person ? t.hello({ name: person.name }) : t.lead}>
        {person ? t.text : t.visitorText}
      </Lead>
      {isLite && (
        <p>
          <Badge tone="accent">{t.badge}</Badge>
        </p>
      )}
      <Section title={t.services}>
        <List>
          {places.map(({ id, to }) => (
            <ListItem
              key={id}
              leading={<IconTile picture={pictures[id]} />}
              title={t.places[id].title}
              description={t.places[id].text}
              action={id === 'home' ? 'walletMain' : id}
              onClick={() => navigate.push(to)}
            />
          ))}
        </List>
      </Section>
      {person ? (
        <Section title={t.more}>
          <List>
            <ListItem
              leading={<IconTile picture="moid" />}
              title={t.upgradeGo}
              description={t.upgrade}
              action="certificate"
              onClick={() => target.go('FME50000')}
            />
          </List>
        </Section>
      ) : (
        <Actions>
          <Button full size="large" action="signIn" onClick={() => target.go('FME50000')}>
            {t.signIn}
          </Button>
          <Button full variant="secondary" action="signUp" onClick={() => target.go('FME21000')}>
            {t.signUp}
          </Button>
        </Actions>
      )}
    </Screen>
  );
}
