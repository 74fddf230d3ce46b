import { useId, useState } from 'react';
import { formatDate, todaySeoul } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { DayInfo } from '../Calendar/CalendarDay.tsx';
import type { DateRange } from '../Calendar/selection.ts';
import fieldStyles from '../Field/Field.module.css';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import selectStyles from '../SheetSelect/SheetSelect.module.css';

interface DateSheetBase extends FieldProps {
  min: string;
  max: string;
  placeholder?: string;
  dayInfo?: (date: string) => DayInfo;
}

export type DateSheetProps = DateSheetBase &
  (
    | { mode?: 'single'; value: string; onChange: (date: string) => void }
    | { mode: 'range'; value: DateRange; onChange: (range: DateRange) => void }
  );

function rangeText({ from, until }: DateRange): string {
  if (!from) return '';
  return until ? `${formatDate(from)} – ${formatDate(until)}` : formatDate(from);
}

/** A date, or a stretch of them, chosen in a calendar in a bottom sheet; its title is YYYY.MM.DD (R109). */
export function DateSheet(props: DateSheetProps) {
  const { form } = kitMessages.use();
  const [isOpen, setOpen] = useState(false);
  const { ids, attributes } = useField(props);
  const labelId = useId();
  const shown = rangeText(props.mode === 'range' ? props.value : { from: props.value });

  return (
    <div className={fieldStyles.field}>
      <span id={labelId} className={fieldStyles.label}>
        {props.label}
      </span>
      <button
        type="button"
        data-field={attributes['data-field']}
        aria-describedby={attributes['aria-describedby']}
        id={ids.input}
        className={`${fieldStyles.box} ${selectStyles.button}`}
        aria-labelledby={`${labelId} ${ids.input}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={shown ? selectStyles.title : selectStyles.empty}>
          {shown || props.placeholder || form.choose}
        </span>
        <Icon name="calendar" size="small" />
      </button>
      {props.hint && (
        <p id={ids.hint} className={fieldStyles.hint}>
          {props.hint}
        </p>
      )}
      <FieldMessage id={ids.message} problem={props.problem} text={props.problemMessage} />
      {isOpen && <OpenDateSheet {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What is chosen counts when it is confirmed; closing leaves what was there. */
function OpenDateSheet(props: DateSheetProps & { onClose: () => void }) {
  const { buttons } = kitMessages.use();
  const { min, max, onClose } = props;
  const [range, setRange] = useState<DateRange>(props.mode === 'range' ? props.value : { from: props.value });
  const isDone = Boolean(range.from) && (props.mode !== 'range' || Boolean(range.until));

  function confirm() {
    if (props.mode === 'range') props.onChange(range);
    else if (range.from) props.onChange(range.from);
    onClose();
  }

  const common = { min, max, ...(props.dayInfo ? { dayInfo: props.dayInfo } : {}) };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={rangeText(range) || formatDate(todaySeoul())}
      footer={
        <Button full action="confirm" disabled={!isDone} onClick={confirm}>
          {buttons.confirm}
        </Button>
      }
    >
      {props.mode === 'range' ? (
        <Calendar mode="range" {...common} value={range} onChange={setRange} />
      ) : (
        <Calendar {...common} value={range.from ?? ''} onChange={(from) => setRange({ from })} />
      )}
    </Sheet>
  );
}
