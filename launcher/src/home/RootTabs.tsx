import { useAction, useWallet } from '@wallet/kit/app';
import { type Tab, TabBar } from '@wallet/kit/ui';
import { useReleased } from '../flows/useReleased.ts';
import { messages } from '../messages/index.ts';
import { screenOf } from '../model/quickDoors.ts';

type Root = 'home' | 'all';

/** The way between the roots of the wallet. A tab whose screen is not released is not there. */
export function RootTabs({ current }: { current: Root }) {
  const t = messages.use().tabs;
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  const { registry, state } = useReleased();
  const elsewhere = (id: 'pay' | 'benefits', code: string): Tab[] => {
    const path = registry && screenOf(registry, code)?.path;
    return path ? [{ id, label: t[id], icon: id, href: path }] : [];
  };
  const tabs: Tab[] = [
    { id: 'home', label: t.home, icon: 'home', href: '/main/FMA10000' },
    ...elsewhere('pay', 'FFQ01000'),
    ...elsewhere('benefits', 'FAL30000'),
    { id: 'all', label: t.all, icon: 'all', href: '/main/FMA11000' },
  ];
  return (
    <TabBar
      label={t.title}
      current={current}
      tabs={state === 'loading' ? [] : tabs}
      onOpen={({ id, href }) => {
        // The launcher's own roots are no levels of each other: going back leads out of them.
        if (id === 'home') navigate.replace('FMA10000');
        else if (id === 'all') navigate.replace('FMA11000');
        else void open.run(href);
      }}
    />
  );
}
