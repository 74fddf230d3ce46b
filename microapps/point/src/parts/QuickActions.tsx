import { useWallet } from '@wallet/kit/app';
import { Button } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import styles from './text.module.css';

const actions = [
  ['charge', 'FPO22100'],
  ['send', 'FPO24110'],
  ['convert', 'FPO42200'],
  ['withdraw', 'FPO23100'],
  ['foreign', 'FFP10000'],
  ['history', 'FPO41100'],
] as const;

/** What is done most. */
export function QuickActions() {
  const { home: t } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <nav aria-label={t.quick} className={styles.quick}>
      {actions.map(([name, code]) => (
        <Button key={name} variant="secondary" full action={name} onClick={() => navigate.push(code)}>
          {t.actions[name]}
        </Button>
      ))}
    </nav>
  );
}
