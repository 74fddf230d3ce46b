import { Screen } from '@wallet/kit/app';
import { Actions, Badge, Button, Card, IconTile, Lead, List, ListItem } from '@wallet/kit/ui';
import { newSignUp, signUp } from '../flows/signUp.ts';
import { messages } from '../messages/index.ts';
import walletPicture from '../pictures/wallet.svg';
import { useTarget } from '../state/useTarget.ts';

const ways = { adult: 'my', minor: 'family', certificate: 'cert' } as const;

export function FME21000() {
  const { who: t } = messages.use();
  const drafts = signUp.useDraft();
  const target = useTarget();

  async function goOn(who: keyof typeof ways) {
    if (who === 'certificate') return target.go('FME50000');
    await drafts.begin({ ...newSignUp, isMinor: who === 'minor' });
    target.go(who === 'minor' ? 'FME24000' : 'FME72000');
  }

  return (
    <Screen title={t.title} ground>
      <img src={walletPicture} width={248} height={105} alt="" />
      <Lead title={t.lead}>{t.text}</Lead>
      {(['adult', 'minor', 'certificate'] as const).map((who) => (
        <Card key={who}>
          <List>
            <ListItem
              leading={<IconTile picture={ways[who]} size="large" />}
              title={t[who]}
              badge={<Badge>{t.minutes[who]}</Badge>}
              description={t.texts[who]}
              action={who}
              onClick={() => void goOn(who)}
            />
          </List>
        </Card>
      ))}
      <Actions>
        <Button full variant="secondary" action="signIn" onClick={() => target.go('FME11000')}>
          {t.signIn}
        </Button>
      </Actions>
    </Screen>
  );
}
