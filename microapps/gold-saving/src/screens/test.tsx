import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { Button, List, ListItem, Section, Stack, toast } from '@wallet/kit/ui';
import { setMarket } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** What a button makes of the stand-in's market. */
const settings = {
  example: { gold: 405_000, dollar: 145_230 },
  live: { silentFor: 0 },
  old: { silentFor: 61 },
  silent: { silentFor: 601 },
  closed: { isClosed: true },
  open: { isClosed: false },
  held: { isHeld: true },
  free: { isHeld: false },
  linkClosed: { isLinkClosed: true },
  linkOpen: { isLinkClosed: false },
  unsuitable: { isUnsuitable: true },
  missesRun: { missesRun: true },
} as const;
const names = Object.keys(settings) as (keyof typeof settings)[];

/** Price, feed, market and every refusal of the stand-in by a button: for developers. */
export function test() {
  return <Trials />;
}

function Trials() {
  const t = messages.use().test;
  const { navigate } = useWallet();
  const set = useAction(async (name: keyof typeof settings) => {
    await setMarket(settings[name]);
    toast(t.done);
  });
  return (
    <Screen>
      <Stack>
        <Section title={t.set}>
          <List>
            {names.map((name) => (
              <ListItem key={name} action={name} title={t.buttons[name]} onClick={() => void set.run(name)} />
            ))}
          </List>
        </Section>
        <Button
          full
          action="quote"
          onClick={() => navigate.push('FGS31000', { query: { amount: '100000', step: 'confirm' } })}
        >
          {t.quote}
        </Button>
      </Stack>
    </Screen>
  );
}
