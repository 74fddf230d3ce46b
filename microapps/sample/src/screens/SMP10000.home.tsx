import { Screen, useWallet } from '@wallet/kit/app';
import { List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export function SMP10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = [
    { code: 'SMP20000', ...t.index.call },
    { code: 'SMP30000', ...t.index.link },
    { code: 'SMP40000', ...t.index.dialog },
    { code: 'SMP50000', ...t.index.gallery },
    { code: 'SMP80000', ...t.index.screens },
    { code: 'SMP60000', ...t.index.opening },
    { code: 'SMP70000', ...t.index.bridge },
  ];

  return (
    <Screen title={t.index.title}>
      <List label={t.index.title}>
        {rows.map(({ code, title, description }) => (
          <ListItem
            key={code}
            title={title}
            description={description}
            action={code}
            onClick={() => navigate.push(code)}
          />
        ))}
      </List>
    </Screen>
  );
}
