import { useWallet } from '@wallet/kit/app';
import { Card, Icon, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const doors = [
  ['FPO21410', 'cardMenu'],
  ['FPO51100', 'filter'],
  ['FPO91000', 'settings'],
  ['FPO60000', 'info'],
  ['FPO15000', 'paper'],
] as const;

/** Everything else of the wallet. */
export function HomeMenu() {
  const { home: t } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <Card>
      <Section title={t.more}>
        <List label={t.more}>
          {doors.map(([code, icon]) => (
            <ListItem
              key={code}
              leading={<Icon name={icon} />}
              title={t.menu[code]}
              action={code}
              onClick={() => navigate.push(code)}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}
