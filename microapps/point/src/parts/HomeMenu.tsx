import { useWallet } from '@wallet/kit/app';
import { Card, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const codes = ['FPO21410', 'FPO51100', 'FPO91000', 'FPO60000', 'FPO15000'] as const;

/** Everything else of the wallet. */
export function HomeMenu() {
  const { home: t } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <Card>
      <Section title={t.more}>
        <List label={t.more}>
          {codes.map((code) => (
            <ListItem key={code} title={t.menu[code]} action={code} onClick={() => navigate.push(code)} />
          ))}
        </List>
      </Section>
    </Card>
  );
}
