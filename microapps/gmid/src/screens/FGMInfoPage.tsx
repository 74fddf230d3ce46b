import { goToApp, MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Bullets, Card, Hero, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Where it is taken, in order. */
const places = ['account', 'facecheck', 'edoc'];

/** What the digital ID is and is not, where it is taken, and the way to it. */
export function FGMInfoPage() {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const i = t.info;
  return (
    <Screen ground>
      <Hero isPromise label={i.promise} note={t.legal} art={<IconTile picture="gmid" size="large" />} />
      {(
        [
          [i.is, i.isTexts],
          [i.isNot, i.isNotTexts],
          [i.where, i.whereTexts],
          [i.how, i.howTexts],
        ] as const
      ).map(([title, texts]) => (
        <Card key={title}>
          <Section title={title}>
            {title === i.where ? (
              <List>
                {texts.map((text, at) => (
                  <ListItem key={text} leading={<IconTile picture={places[at] ?? 'gmid'} />} title={text} />
                ))}
              </List>
            ) : (
              <Bullets texts={texts} isOrdered={title === i.how} />
            )}
          </Section>
        </Card>
      ))}
      <MainButton
        action="start"
        run={() => (bridge.isNative ? navigate.push('FGM40000') : goToApp('/gmid/FGM40000'))}
      >
        {bridge.isNative ? i.start : i.app}
      </MainButton>
    </Screen>
  );
}
