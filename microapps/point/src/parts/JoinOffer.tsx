import { MainButton, useWallet } from '@wallet/kit/app';
import { Bullets, Card, IconTile, List, ListItem, Scene, Section } from '@wallet/kit/ui';
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
            <ListItem
              leading={<IconTile picture="whitepaper" />}
              title={t.guide}
              action="guide"
              onClick={() => navigate.push('FPO15000')}
            />
          </List>
        </div>
      </Scene>
      <Card>
        <Section title={t.how}>
          <Bullets isOrdered texts={t.steps} />
        </Section>
      </Card>
      <MainButton action="join" run={() => navigate.push('FPO11000')}>
        {t.submit}
      </MainButton>
    </>
  );
}
