import { MainButton, Part, Screen, useLoad, useSignIn, useWallet } from '@wallet/kit/app';
import { Bullets, Button, Card, Hero, IconTile, KeyValue, Section, Stack } from '@wallet/kit/ui';
import { readFees } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** For everybody, on any phone: what it is, where a card is had and for how much, and what to do without one's phone. */
export function FMC40000() {
  const { guide: t } = messages.use();
  const { navigate } = useWallet();
  const signIn = useSignIn();
  const load = useLoad(readFees);
  const report = async () => {
    if (await signIn('/moid/FMC41000')) navigate.push('FMC41000');
  };
  return (
    <Screen ground>
      <Hero isPromise label={t.title} note={t.note} art={<IconTile picture="moid" size="large" />} />
      <Card tone="accent">
        <Section title={t.lostTitle}>
          <Stack>
            <Bullets texts={t.lost} />
            <Button full variant="secondary" action="reportLoss" onClick={() => void report()}>
              {t.report}
            </Button>
          </Stack>
        </Section>
      </Card>
      <Card>
        <Section title={t.offices}>
          <KeyValue rows={t.places} />
        </Section>
      </Card>
      <Card>
        <Section title={t.fees}>
          <Part of={load}>
            {(fees) => (
              <KeyValue
                rows={fees.flatMap(({ kind, amount }) =>
                  kind ? [{ label: t.prices[kind], value: t.price({ amount }) }] : [],
                )}
              />
            )}
          </Part>
        </Section>
      </Card>
      <Card>
        <Section title={t.good}>
          <Bullets texts={t.rules} />
        </Section>
      </Card>
      <MainButton
        action="begin"
        run={async () => {
          if (await signIn('/moid/FMC10000')) navigate.push('FMC10000');
        }}
      >
        {t.begin}
      </MainButton>
    </Screen>
  );
}
