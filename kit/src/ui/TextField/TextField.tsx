import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { kitMessages } from '../../messages/index.ts';
import styles from '../Field/Field.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { PhoneInput } from './PhoneInput.tsx';
import { useShapedText } from './useShapedText.ts';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** phone: written with its hyphens while it is typed; its value stays figures, eleven at most */
  kind?: 'phone';
  type?: 'text' | 'tel' | 'email' | 'search' | 'url' | 'password';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send';
  maxLength?: number;
  /** puts what is typed or pasted into its shape: digits only; never while an input method is composing */
  shape?: (text: string) => string;
  /** an example; where there is none, the kit's own words say that something is typed here */
  placeholder?: string;
  readOnly?: boolean;
  disabled?: boolean;
  /** a text of several lines, so many high */
  rows?: number;
  /** within the box, after the text: a unit or a small button */
  suffix?: ReactNode;
}

/** A line of text with its label above and what is wrong under it. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', rows, suffix } = props;
  const { form } = kitMessages.use();
  const { ids, attributes } = useField(props);
  const isOpen = !props.readOnly && !props.disabled;
  const shared = {
    ...attributes,
    id: ids.input,
    className: styles.input,
    ...useShapedText({
      value: props.value,
      onChange: props.onChange,
      shape: props.shape,
      maxLength: props.maxLength,
    }),
    onBlur: props.onBlur,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete,
    enterKeyHint: props.enterKeyHint,
    placeholder: isOpen ? (props.placeholder ?? exampleOf(props, form)) : undefined,
    readOnly: props.readOnly,
    disabled: props.disabled,
  };
  return (
    <FieldFrame {...props} ids={ids}>
      <div className={styles.box}>
        {props.kind === 'phone' ? (
          <PhoneInput {...shared} value={props.value} onChange={props.onChange} />
        ) : rows === undefined ? (
          <input {...shared} type={type} />
        ) : (
          <textarea {...shared} rows={rows} />
        )}
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}

/** What is known everywhere is shown by an example. */
function exampleOf(
  { label, kind, type }: TextFieldProps,
  form: { type: (of: { label: string }) => string },
): string {
  if (kind) return '010-0000-0000';
  if (type === 'email') return 'name@example.com';
  return form.type({ label });
}
