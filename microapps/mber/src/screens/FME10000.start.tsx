import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, IconTile, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import walletPicture from '../pictures/wallet.svg';
import { useTarget } from '../state/useTarget.ts';

/** The two that most come for stand at the thumb; the others are a list. */
const visitorWays = ['FME50000', 'FME73100', 'FME82000'] as const;
const memberWays = ['FMY10000', 'FME91000', 'FME93000', 'FME94000'] as const;

const pictures = {
  FME50000: 'cert',
  FME73100: 'security',
  FME82000: 'history',

  FMY10000: 'gmid',
  FME91000: 'phonecheck',
  FME93000: 'security',
  FME94000: 'notice',
} as const;

export function FME10000() {
  const { start: t } = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const target = useTarget();
  return (
    <Screen
      title={t.title}
      {...(person
        ? {}
        : {
            footer: (
              <BottomBar>
                <Button full variant="secondary" action="openFME21000" onClick={() => target.go('FME21000')}>
                  {t.signUp}
                </Button>
                <Button full action="openFME11000" onClick={() => target.go('FME11000')}>
                  {t.signIn}
                </Button>
              </BottomBar>
            ),
          })}
    >
      {person ? (
        <>
          <Lead picture="my" title={t.hello({ name: person.name })}>
            {t.helloText}
          </Lead>
          <Section title={t.own}>
            <List>
              {memberWays.map((code) => (
                <ListItem
                  key={code}
                  leading={<IconTile picture={pictures[code]} />}
                  title={t.ways[code].title}
                  description={t.ways[code].text}
                  action={`open${code}`}
                  onClick={() => navigate.push(code)}
                />
              ))}
            </List>
          </Section>
        </>
      ) : (
        <>
          <img src={walletPicture} width={248} height={105} alt="" />
          <Lead title={t.lead}>{t.text}</Lead>
          <Section title={t.begin}>
            <List>
              {visitorWays.map((code) => (
                <ListItem
                  key={code}
                  leading={<IconTile picture={pictures[code]} />}
                  title={t.ways[code].title}
                  description={t.ways[code].text}
                  action={`open${code}`}
                  onClick={() => target.go(code)}
                />
              ))}
            </List>
          </Section>
        </>
      )}
    </Screen>
  );
}
