import { type PickedFile, type PickFileOptions, pickFile } from '@wallet/kit/common';
import { Button } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

const maxBytes = 1_000_000;

const asked = {
  pickPhoto: { accept: 'image/*', capture: 'environment', maxBytes },
  pickDocument: { accept: 'application/pdf', maxBytes },
} as const satisfies Record<string, PickFileOptions>;

/** A file picked or a photo taken: what is asked for, and what can come of it. */
export function PickSamples() {
  const { pick: t } = messages.use().gallery;
  const [picked, setPicked] = useState<PickedFile | null>(null);
  const name = picked && 'name' in picked ? picked.name : picked?.kind === 'picked' ? picked.file.name : '';
  return (
    <Sample title={t.title} of={['pickFile']} door="common">
      <div className={styles.stack}>
        <p>{t.hint}</p>
        {(['pickPhoto', 'pickDocument'] as const).map((action) => (
          <Button
            key={action}
            full
            variant="secondary"
            action={action}
            onClick={() => void pickFile(asked[action]).then(setPicked)}
          >
            {t[action]}
          </Button>
        ))}
        <p role="status" data-picked={picked?.kind}>
          {picked && t.results[picked.kind]({ name })}
        </p>
      </div>
    </Sample>
  );
}
