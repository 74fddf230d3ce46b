import { Screen, useAction } from '@wallet/kit/app';
import { List, ListItem, Section, toast } from '@wallet/kit/ui';
import { setWorld } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

const settings = {
  example: { bases: { USD: '1452.30', JPY: '938.47' } },
  live: { feedSeconds: 0 },
  old: { feedSeconds: 61 },
  stopped: { feedSeconds: 601 },
  closed: { isClosed: true },
  open: { isClosed: false },
  held: { isHeld: true },
  free: { isHeld: false },
  linkClosed: { isLinkClosed: true },
  linkOpen: { isLinkClosed: false },
  dollars: { pocket: { crncyCd: 'USD', amt: 50_000, costAmt: 712_345 } },
} as const;
const names = Object.keys(settings) as (keyof typeof settings)[];

/** Rates, feed, market and states of the stand-in by a button: for developers. */
export function FFC99999() {
  const t = messages.use().trials;
  const set = useAction(async (name: keyof typeof settings) => {
    await setWorld(settings[name]);
    toast(t.done);
  });
  return (
    <Screen>
      <Section title={t.set}>
        <List>
          {names.map((name) => (
            <ListItem key={name} action={name} title={t.buttons[name]} onClick={() => void set.run(name)} />
          ))}
        </List>
      </Section>
    </Screen>
  );
}
