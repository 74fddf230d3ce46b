import { loginMove, MainButton, Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { Bullets, Card, Hero, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { readTariff } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { pictureOf, usualMonth } from '../model/practice.ts';

const SHOWN = 5;

/** What it is and what a usual month brings: for everybody who is not a member. */
export function FCA50000() {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const person = usePerson();
  const load = useLoad(readTariff, '');
  return (
    <Screen of={load} ground onBack={navigate.close}>
      {({ limit, activities }) => (
        <>
          <Hero isPromise label={t.begin.promise} note={t.begin.note({ amount: limit })} />
          <Card>
            <Section title={t.begin.how}>
              <List label={t.begin.how}>
                {activities.slice(0, SHOWN).map((one) => (
                  <ListItem
                    key={one.id}
                    leading={<IconTile picture={pictureOf(one.id)} />}
                    title={one.name}
                    description={one.how}
                    trailing={t.activities.price({ unit: one.unit, amount: one.price })}
                  />
                ))}
              </List>
            </Section>
          </Card>
          <Card>
            <Section title={t.begin.usual({ amount: usualMonth(activities) })}>
              <Bullets texts={t.begin.facts} />
            </Section>
          </Card>
          <MainButton
            action="join"
            run={() => navigate.push(person ? 'FCA53000' : loginMove('/canp/FCA53000', bridge.isNative))}
          >
            {person ? t.begin.join : t.begin.signIn}
          </MainButton>
        </>
      )}
    </Screen>
  );
}
