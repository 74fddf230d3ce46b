import { useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import styles from '../Field/Field.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** `current-password` to log in, `new-password` to choose one */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
  placeholder?: string;
}

/** A password; the customer may look at it while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const { form } = kitMessages.use();
  const { ids, attributes } = useField(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...props} ids={ids}>
      <div className={styles.box}>
        <input
          {...attributes}
          id={ids.input}
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          autoComplete={props.autoComplete ?? 'current-password'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? form.hidePassword : form.showPassword}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </FieldFrame>
  );
}
