import { type ReactNode, useEffect, useId, useRef } from 'react';
import field from '../Field/Field.module.css';
import styles from './Chips.module.css';

interface ChipOption<V extends string> {
  value: V;
  label: string;
}

interface ChipsBase<V extends string> {
  /** names the group for a screen reader */
  legend: string;
  options: readonly ChipOption<V>[];
  /** a field of a form: its legend is seen, as other labels are */
  isField?: boolean;
  /** one row that scrolls sideways; unless told, several rows */
  scrolls?: boolean;
  /** first in the row: a `SheetSelect` as a chip, for what is chosen less often */
  before?: ReactNode;
}

export type ChipsProps<V extends string> = ChipsBase<V> &
  (
    | { multiple?: false; value: V; onChange: (value: V) => void }
    | { multiple: true; value: readonly V[]; onChange: (value: V[]) => void }
  );

/** A row of choices that filters what is shown below it: one, or several of them. */
export function Chips<V extends string>(props: ChipsProps<V>) {
  const { legend, options } = props;
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const { scrolls } = props;
  const chosen = props.multiple ? undefined : props.value;
  // What is chosen is seen, with large text as well.
  useEffect(() => {
    if (scrolls) showChosen(row.current);
  }, [scrolls, chosen]);
  const isOn = (value: V) => (props.multiple ? props.value.includes(value) : props.value === value);

  function toggle(value: V) {
    if (!props.multiple) return props.onChange(value);
    props.onChange(isOn(value) ? props.value.filter((each) => each !== value) : [...props.value, value]);
  }

  return (
    <fieldset className={styles.group}>
      <legend className={props.isField ? field.label : styles.legend}>{legend}</legend>
      <div ref={row} className={scrolls ? styles.scrolls : styles.row}>
        {props.before}
        {options.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={isOn(value)}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Moves a row that scrolls just so far that its chosen chip is clear of both ends. */
function showChosen(row: HTMLElement | null) {
  const chip = row?.querySelector(':checked')?.parentElement;
  if (!row || !chip || row.scrollWidth <= row.clientWidth) return;
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const [within, own] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const over = own.right - (within.right - Number.parseFloat(paddingRight));
  const under = own.left - (within.left + Number.parseFloat(paddingLeft));
  if (over > 0) row.scrollLeft += over;
  else if (under < 0) row.scrollLeft += under;
}
