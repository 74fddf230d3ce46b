import { Screen } from '@wallet/kit/app';
import { IconTile, Lead, List, ListItem } from '@wallet/kit/ui';
import { newSignUp, signUp } from '../flows/signUp.ts';
import { messages } from '../messages/index.ts';
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
    <Screen title={t.title}>
      <Lead title={t.lead}>{t.text}</Lead>
      <List label={t.legend}>
        {(['adult', 'minor', 'certificate'] as const).map((who) => (
          <ListItem
            key={who}
            leading={<IconTile picture={ways[who]} />}
            title={t[who]}
            description={t.texts[who]}
            action={who}
            onClick={() => void goOn(who)}
          />
        ))}
      </List>
    </Screen>
  );
}
