import { useState } from 'react';
import { formatDate, todaySeoul } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { DayInfo } from '../Calendar/CalendarDay.tsx';
import type { DateRange } from '../Calendar/selection.ts';
import { FieldButton } from '../Field/FieldButton.tsx';
import type { FieldProps } from '../Field/useField.ts';
import type { IconName } from '../Icon/Icon.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';

interface DateSheetBase extends FieldProps {
  min: string;
  max: string;
  placeholder?: string;
  /** a row of a card in place of a field of a form */
  isRow?: boolean;
  /** of a row: a drawing in the label's place */
  lead?: IconName;
  dayInfo?: (date: string) => DayInfo;
  /** how the app words what is chosen: 11.27 (금) – 11.28 (토); YYYY.MM.DD unless told */
  say?: (range: DateRange) => string;
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
  const [isOpen, setOpen] = useState(false);
  const range = props.mode === 'range' ? props.value : { from: props.value };
  const shown = range.from && props.say ? props.say(range) : rangeText(range);

  return (
    <FieldButton
      {...props}
      icon={props.isRow ? 'chevron' : 'calendar'}
      chosen={shown}
      onOpen={() => setOpen(true)}
    >
      {isOpen && <OpenDateSheet {...props} onClose={() => setOpen(false)} />}
    </FieldButton>
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
