import { TextField, VisuallyHidden } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from './GalleryGuide.module.css';
import { sampleGroups } from './sampleGroups.ts';

/** Every part of the gallery by name: typing narrows them down, a tap goes there. */
export function GalleryGuide({ onJump }: { onJump: (group: string, part: string) => void }) {
  const t = messages.use().gallery;
  const [query, setQuery] = useState('');
  const wanted = query.normalize('NFKC').trim().toLowerCase();
  const found = sampleGroups.flatMap(({ id, title, parts }) =>
    parts
      .filter((part) => `${part} ${title(t)}`.toLowerCase().includes(wanted))
      .map((part) => ({ group: id, part })),
  );
  return (
    <>
      <TextField
        field="find"
        type="search"
        label={t.guide.find}
        placeholder="Button"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={setQuery}
      />
      <VisuallyHidden>
        <span role="status">{wanted && t.guide.found({ count: found.length })}</span>
      </VisuallyHidden>
      {wanted !== '' && (
        <ul className={styles.found}>
          {found.map(({ group, part }) => (
            <li key={`${group} ${part}`}>
              <button
                type="button"
                className={styles.part}
                data-action="jump"
                onClick={() => onJump(group, part)}
              >
                {part}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.none}>{t.guide.none}</li>}
        </ul>
      )}
    </>
  );
}
