import { useWallet } from '@wallet/kit/app';
import { Card, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { WalletSummary } from '../model/wallet.ts';

/** Gifts, requests, and where points go to; with what waits for the customer. */
export function HomeDoors({ waiting }: Pick<WalletSummary, 'waiting'>) {
  const { home: t } = messages.use().wallet;
  const { navigate } = useWallet();
  const doors = [
    ['FPO24200', 'event', waiting.gifts],
    ['FPO24330', 'send', waiting.requests],
    ['FPO26100', 'fpayment', 0],
  ] as const;
  return (
    <Card>
      <Section title={t.doors}>
        <List label={t.doors}>
          {doors.map(([code, picture, count]) => (
            <ListItem
              key={code}
              leading={<IconTile picture={picture} />}
              title={t.menu[code]}
              action={code}
              onClick={() => navigate.push(code)}
              {...(count > 0 ? { value: t.waiting({ count }) } : {})}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}
