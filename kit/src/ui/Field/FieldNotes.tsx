import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import type { FieldIds, FieldProps } from './useField.ts';

export interface FieldNotesProps extends Pick<FieldProps, 'hint' | 'problem' | 'problemMessage'> {
  ids: FieldIds;
}

/** What stands under every field: what to enter, and what is wrong. */
export function FieldNotes({ ids, hint, problem, problemMessage }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldMessage id={ids.message} problem={problem} text={problemMessage} />
    </>
  );
}
