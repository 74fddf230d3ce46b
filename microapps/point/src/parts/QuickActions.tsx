import { DoorGrid, useWallet } from '@wallet/kit/app';
import { Button } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const others = [
  ['convert', 'FPO42200', 'card'],
  ['withdraw', 'FPO23100', 'withdraw'],
  ['earn', 'FPO25100', 'event'],
  ['history', 'FPO41100', 'history'],
] as const;

/** What is done most: under the sum. */
export function MainActions() {
  const { actions: t } = messages.use().wallet.home;
  const { navigate } = useWallet();
  return (
    <>
      <Button action="charge" onClick={() => navigate.push('FPO22100')}>
        {t.charge}
      </Button>
      <Button variant="secondary" action="send" onClick={() => navigate.push('FPO24110')}>
        {t.send}
      </Button>
    </>
  );
}

/** What else is done with points, one tap away. */
export function QuickActions() {
  const { home: t } = messages.use().wallet;
  return (
    <nav aria-label={t.quick}>
      <DoorGrid
        bare
        size="quick"
        title={t.quick}
        doors={others.map(([name, code, picture]) => ({
          action: code,
          code,
          picture,
          name: t.actions[name],
        }))}
      />
    </nav>
  );
}
