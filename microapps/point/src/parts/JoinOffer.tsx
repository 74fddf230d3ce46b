import { MainButton, useWallet } from '@wallet/kit/app';
import { Button, IconTile, List, ListItem, Scene } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const pictures = ['account', 'charge', 'fxwallet'];

/** For somebody without a point wallet: what it is good for, and the way in (A24). */
export function JoinOffer() {
  const { join: t } = messages.use().wallet.home;
  const { navigate } = useWallet();
  return (
    <>
      <Scene drawn="coins" title={t.lead} note={t.text}>
        <div data-part="joinOffer">
          <List label={t.lead}>
            {t.benefits.map(([title, text], place) => (
              <ListItem
                key={title}
                leading={<IconTile picture={pictures[place] ?? 'point'} />}
                title={title}
                description={text}
              />
            ))}
          </List>
        </div>
      </Scene>
      <Button full variant="text" size="small" action="guide" onClick={() => navigate.push('FPO15000')}>
        {t.guide}
      </Button>
      <MainButton action="join" run={() => navigate.push('FPO11000')}>
        {t.submit}
      </MainButton>
    </>
  );
}
