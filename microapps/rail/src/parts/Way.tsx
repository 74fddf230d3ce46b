import { IconButton } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import styles from './Way.module.css';

interface WayProps {
  from: string;
  to: string;
  onFrom: () => void;
  onTo: () => void;
  onSwap: () => void;
}

/** From where to where, in large: each is a door to choosing it. */
export function Way({ from, to, onFrom, onTo, onSwap }: WayProps) {
  const t = messages.use().home;
  const stop = (label: string, name: string, action: string, onClick: () => void) => (
    <button type="button" className={styles.stop} data-action={action} onClick={onClick}>
      <span className={styles.label}>{label}</span>
      <span className={styles.name}>{name}</span>
    </button>
  );
  return (
    <div className={styles.way}>
      {stop(t.from, from, 'chooseFrom', onFrom)}
      <IconButton icon="swap" label={t.swap} action="swap" onClick={onSwap} />
      {stop(t.to, to, 'chooseTo', onTo)}
    </div>
  );
}
