import { type ReactNode, useId } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import buttonStyles from './FieldButton.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

interface FieldButtonProps extends FieldProps {
  icon: IconName;
  /** as a row of settings */
  isRow?: boolean;
  /** a small round button in the middle, under nothing: what an amount is taken from */
  isPill?: boolean;
  /** as small as a chip among others */
  isChip?: boolean;
  /** in a pill, before its words: whose it is; in a row, before its name */
  leading?: ReactNode;
  /** of a row: a drawing in the label's place, where what is chosen speaks for itself; the label stays its name */
  lead?: IconName | undefined;
  /** what is chosen, in words; empty while nothing is */
  chosen: ReactNode;
  placeholder?: string;
  onOpen: () => void;
  /** the sheet it opens */
  children: ReactNode;
}

/** A field whose value is chosen in a sheet: looks like an input, opens like a button. */
export function FieldButton(props: FieldButtonProps) {
  const { icon, chosen, isPill = false, isChip = false } = props;
  const { form } = kitMessages.use();
  const { ids, attributes } = useField(props);
  const labelId = useId();
  return (
    <FieldFrame {...props} isPill={isPill || isChip} ids={ids} labelId={labelId} after={props.children}>
      <button
        type="button"
        data-field={attributes['data-field']}
        aria-describedby={attributes['aria-describedby']}
        id={ids.input}
        className={classes(
          styles.box,
          buttonStyles.button,
          (isPill || isChip) && buttonStyles.pill,
          isChip && buttonStyles.chip,
          props.lead && buttonStyles.led,
        )}
        aria-labelledby={`${labelId} ${ids.input}`}
        aria-haspopup="dialog"
        onClick={props.onOpen}
      >
        {isPill && props.leading}
        {props.lead && <Icon name={props.lead} />}
        <span className={chosen ? buttonStyles.title : buttonStyles.empty}>
          {chosen || props.placeholder || form.choose}
        </span>
        <Icon name={icon} size={isChip ? 'tiny' : 'small'} />
      </button>
    </FieldFrame>
  );
}
