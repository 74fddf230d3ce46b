import { messages } from '../messages/index.ts';
import styles from './GroupNav.module.css';
import { sampleGroups } from './sampleGroups.ts';

/** The groups of the gallery, always at hand under the header. */
export function GroupNav({ onJump }: { onJump: (group: string) => void }) {
  const t = messages.use().gallery;
  return (
    <nav className={styles.nav} aria-label={t.guide.groups}>
      <ul className={styles.row}>
        {sampleGroups.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.group} data-action="jump" onClick={() => onJump(id)}>
              {title(t)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
