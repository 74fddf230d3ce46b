import { messages } from '../messages/index.ts';
import type { Way } from '../model/ground.ts';
import styles from './RouteLine.module.css';

/** The way as a drawn line, each leg as long as it takes; its words are a list for who does not see it. */
export function RouteLine({ way, start, end }: { way: Way; start: string; end: string }) {
  const t = messages.use();
  return (
    <ol className={styles.line} data-part="route">
      <li className={styles.stop}>{start}</li>
      {way.legs.map(({ name, minutes }) => (
        <li key={name} className={styles.leg} style={{ minBlockSize: `${Math.min(72, 36 + minutes)}px` }}>
          {name} {t.span({ minutes })}
        </li>
      ))}
      <li className={styles.stop}>{end}</li>
    </ol>
  );
}
