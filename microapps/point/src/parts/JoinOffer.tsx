import { useWallet } from '@wallet/kit/app';
import { Actions, Button, Lead, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** For somebody without a point wallet: what it is good for, and the way in (A24). */
export function JoinOffer() {
  const { join: t } = messages.use().wallet.home;
  const { navigate } = useWallet();
  return (
    <div data-part="joinOffer">
      <Lead title={t.lead}>{t.text}</Lead>
      <List label={t.lead}>
        {t.benefits.map(([title, text]) => (
          <ListItem key={title} title={title} description={text} />
        ))}
      </List>
      <Actions>
        <Button full action="join" onClick={() => navigate.push('FPO11000')}>
          {t.submit}
        </Button>
        <Button full variant="text" action="guide" onClick={() => navigate.push('FPO15000')}>
          {t.guide}
        </Button>
      </Actions>
    </div>
  );
}
