import { useEffect, useRef } from 'react';
import { kitMessages } from '../../messages/index.ts';
import field from '../Field/Field.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  field: string;
  /** its name; nothing stands above it, as the magnifier and the placeholder say what it is */
  label: string;
  /** its name unless told */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** id of the list that it fills */
  controls?: string;
  /** words of a button in it that sends its form, once something is typed: for a search that asks the server */
  find?: string;
  /** a page that is all search takes the focus at once */
  takesFocus?: boolean;
}

/** Where a customer types what they look for; its own × empties it and keeps the focus. */
export function SearchField({ value, onChange, takesFocus = false, ...props }: SearchFieldProps) {
  const { form } = kitMessages.use();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element is younger than the phones that we are shown on
    <div className={`${field.box} ${styles.box}`} role="search">
      <span className={styles.sign}>
        <Icon name="search" size="small" />
      </span>
      <input
        ref={input}
        className={field.input}
        data-field={props.field}
        aria-label={props.label}
        aria-controls={props.controls}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={props.maxLength}
        placeholder={props.placeholder ?? props.label}
        value={value}
        // An iPhone pastes Korean in its letters: no search, and no server, finds it so.
        onChange={(event) => onChange(event.target.value.normalize('NFC'))}
      />
      {value !== '' && (
        <span className={styles.clear}>
          <IconButton
            icon="clear"
            label={form.clear}
            action="clear"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        </span>
      )}
      {props.find !== undefined && value !== '' && (
        <button type="submit" className={styles.find} data-action="search">
          {props.find}
        </button>
      )}
    </div>
  );
}
