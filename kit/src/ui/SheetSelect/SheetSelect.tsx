import { type ReactNode, useState } from 'react';
import { FieldButton } from '../Field/FieldButton.tsx';
import type { FieldProps } from '../Field/useField.ts';
import type { IconName } from '../Icon/Icon.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../ListItem/ListItem.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { OptionList, type SheetOption } from './OptionList.tsx';

interface SheetSelectProps<V extends string> extends FieldProps {
  options: readonly SheetOption<V>[];
  value: V | '';
  onChange: (value: V) => void;
  placeholder?: string;
  /** a row of settings in place of a field of a form */
  isRow?: boolean;
  /** a pill over an amount: what it is taken from */
  isPill?: boolean;
  /** among `Chips`: what is chosen, and that there is more to choose */
  isChip?: boolean;
  /** before the words of a pill: a small `BankMark`, a `Flag`; before the name of a row: a `SettingIcon` */
  leading?: ReactNode;
  /** of a row: a drawing in the label's place */
  lead?: IconName;
  /** as a row among rows: its face, what there is of what is chosen, and that it can be changed */
  item?: { leading: ReactNode; description: ReactNode; value?: ReactNode };
}

/**
 * Picks one of a list in a bottom sheet: shows the chosen title, and scrolls to it when opened
 * (1-shell s2.5, R111-R113).
 */
export function SheetSelect<V extends string>(props: SheetSelectProps<V>) {
  const { label, options, value, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);

  const sheet = (
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
  );

  if (props.item)
    return (
      <>
        <List label={label}>
          <ListItem {...props.item} title={chosen?.title} field={props.field} onClick={() => setOpen(true)} />
        </List>
        {sheet}
      </>
    );
  return (
    <FieldButton
      {...props}
      icon={props.isRow ? 'chevron' : 'down'}
      chosen={chosen?.title}
      onOpen={() => setOpen(true)}
    >
      {sheet}
    </FieldButton>
  );
}
