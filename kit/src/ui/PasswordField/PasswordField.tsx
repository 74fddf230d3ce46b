import { type ReactNode, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import styles from '../Field/Field.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import rulesStyles from './PasswordField.module.css';

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** `current-password` to log in, `new-password` to choose one */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
  placeholder?: string;
  /** of a new one: what it must have, each told as it is met. The form's own rule stays the judge */
  rules?: readonly { text: string; isMet: (value: string) => boolean }[];
  /** who has forgotten it: a text Button, right under the box */
  forgotten?: ReactNode;
}

/** A password; the customer may look at it while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const { form } = kitMessages.use();
  const { ids, attributes } = useField(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame
      {...props}
      ids={ids}
      after={
        <>
          {props.rules && <Rules rules={props.rules} value={props.value} />}
          {props.forgotten && <div className={rulesStyles.forgotten}>{props.forgotten}</div>}
        </>
      }
    >
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
          placeholder={props.placeholder ?? form.type(props)}
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

type RulesProps = Required<Pick<PasswordFieldProps, 'rules' | 'value'>>;

/** What the password must have: a circle that becomes a check. */
function Rules({ rules, value }: RulesProps) {
  const { form } = kitMessages.use();
  return (
    <ul className={rulesStyles.rules}>
      {rules.map(({ text, isMet }) => {
        const met = isMet(value);
        return (
          <li key={text} className={met ? rulesStyles.met : undefined} data-met={met}>
            <span className={rulesStyles.sign} aria-hidden="true">
              {met && <Icon name="check" size="tiny" />}
            </span>
            {text}
            <VisuallyHidden>{met ? form.ruleMet : form.ruleNotMet}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
