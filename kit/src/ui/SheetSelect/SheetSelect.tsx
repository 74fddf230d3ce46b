import { useId, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import fieldStyles from '../Field/Field.module.css';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { OptionList, type SheetOption } from './OptionList.tsx';
import styles from './SheetSelect.module.css';

interface SheetSelectProps<V extends string> extends FieldProps {
  options: readonly SheetOption<V>[];
  value: V | '';
  onChange: (value: V) => void;
  placeholder?: string;
}

/**
 * Picks one of a list in a bottom sheet: shows the chosen title, and scrolls to it when opened
 * (1-shell s2.5, R111-R113).
 */
export function SheetSelect<V extends string>(props: SheetSelectProps<V>) {
  const { label, options, value, onChange } = props;
  const { form } = kitMessages.use();
  const [isOpen, setOpen] = useState(false);
  const { ids, attributes } = useField(props);
  const labelId = useId();
  const chosen = options.find((option) => option.value === value);

  return (
    <div className={fieldStyles.field}>
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      <button
        type="button"
        data-field={attributes['data-field']}
        aria-describedby={attributes['aria-describedby']}
        id={ids.input}
        className={`${fieldStyles.box} ${styles.button}`}
        aria-labelledby={`${labelId} ${ids.input}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={chosen ? styles.title : styles.empty}>
          {chosen?.title ?? props.placeholder ?? form.choose}
        </span>
        <Icon name="down" size="small" />
      </button>
      {props.hint && (
        <p id={ids.hint} className={fieldStyles.hint}>
          {props.hint}
        </p>
      )}
      <FieldMessage id={ids.message} problem={props.problem} text={props.problemMessage} />
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={label}>
        <OptionList
          options={options}
          value={value}
          onChoose={(next) => {
            setOpen(false);
            if (next !== value) onChange(next);
          }}
        />
      </Sheet>
    </div>
  );
}
