import { useWallet } from '@wallet/kit/app';
import { Card, ServiceCell, ServiceGrid } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const actions = [
  ['charge', 'FPO22100', 'charge'],
  ['send', 'FPO24110', 'send'],
  ['convert', 'FPO42200', 'exchange'],
  ['withdraw', 'FPO23100', 'withdraw'],
  ['foreign', 'FFP10000', 'fxwallet'],
  ['history', 'FPO41100', 'history'],
] as const;

/** What is done most. */
export function QuickActions() {
  const { home: t } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <nav aria-label={t.quick}>
      <Card>
        <ServiceGrid size="quick">
          {actions.map(([name, code, picture]) => (
            <ServiceCell
              key={name}
              size="medium"
              picture={picture}
              name={t.actions[name]}
              action={name}
              onClick={() => navigate.push(code)}
            />
          ))}
        </ServiceGrid>
      </Card>
    </nav>
  );
}
