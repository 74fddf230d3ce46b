import { useId, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import type { CodeFormat, FoundCode } from './decodeCode.ts';
import styles from './QrScanner.module.css';
import { readPicture } from './readPicture.ts';

interface PicturePickerProps {
  formats: readonly CodeFormat[];
  onCode: (code: FoundCode, picture: File) => void;
}

/** A picture of a code instead of the camera. */
export function PicturePicker({ formats, onCode }: PicturePickerProps) {
  const { scanner: t } = kitMessages.use();
  const id = useId();
  const [state, setState] = useState<'idle' | 'searching' | 'nothing'>('idle');

  async function choose(file: File | undefined) {
    if (!file || state === 'searching') return;
    setState('searching');
    const found = await readPicture(file, formats).catch(() => null);
    setState(found === null ? 'nothing' : 'idle');
    if (found !== null) onCode(found, file);
  }

  return (
    <div className={styles.picker}>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept="image/*"
        data-field="picture"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // The same picture can be chosen again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={styles.pick}>
        {t.picture}
      </label>
      <p role="status" className={styles.note}>
        {{ idle: '', searching: t.searching, nothing: t.notInPicture }[state]}
      </p>
    </div>
  );
}
