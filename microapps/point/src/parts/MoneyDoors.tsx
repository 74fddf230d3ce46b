import { useWallet } from '@wallet/kit/app';
import { Card, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const doors = [
  ['FPO22100', 'charge'],
  ['FPO23100', 'withdraw'],
  ['FPO92000', 'booking'],
] as const;

/** What linked accounts are for. */
export function MoneyDoors() {
  const { accounts: t } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <Card>
      <Section title={t.uses}>
        <List label={t.uses}>
          {doors.map(([code, picture]) => (
            <ListItem
              key={code}
              leading={<IconTile picture={picture} />}
              title={t.doors[code]}
              action={code}
              onClick={() => navigate.push(code)}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}
