import { type ReactNode, useEffect, useRef, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './FilterSheet.module.css';

export interface FilterSheetProps<F> {
  isOpen: boolean;
  /** 필터 unless told */
  title?: string;
  /** what is applied now: those of the page's address */
  value: F;
  /** without any filter: what reset leads to */
  empty: F;
  /** how many would be found by these; its error leaves the button without a number, as the list itself will tell it */
  count: (value: F, signal: AbortSignal) => number | Promise<number>;
  /** on the button: 12곳 보기; null while the number is not known */
  submit: (count: number | null) => string;
  /** the customer is content: into the address, by one step */
  onApply: (value: F) => void;
  onClose: () => void;
  /** the groups, of what is chosen so far: each a {@link FilterGroup} with Chips, or a RangeField */
  children: (value: F, change: (changes: Partial<F>) => void) => ReactNode;
}

/**
 * Filters of a list in a bottom sheet. Nothing is applied while they are chosen: the button says how many would be
 * found, applies all of them at once, and closing leaves what was there.
 */
export function FilterSheet<F>({ isOpen, ...props }: FilterSheetProps<F>) {
  return isOpen ? <OpenSheet {...props} /> : null;
}

function OpenSheet<F>(props: Omit<FilterSheetProps<F>, 'isOpen'>) {
  const { title, empty, submit, onApply, onClose } = props;
  const { filters: t } = kitMessages.use();
  const [value, setValue] = useState(props.value);
  const count = useCount(value, props.count);
  return (
    <Sheet
      isOpen
      part="filters"
      title={title ?? t.title}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button variant="secondary" size="large" action="reset" onClick={() => setValue(empty)}>
            {t.reset}
          </Button>
          <Button size="large" action="apply" onClick={() => onApply(value)}>
            {submit(count)}
          </Button>
        </div>
      }
    >
      {props.children(value, (changes) => setValue((now) => ({ ...now, ...changes })))}
      <VisuallyHidden>
        <span aria-live="polite">{submit(count)}</span>
      </VisuallyHidden>
    </Sheet>
  );
}

/** So long the customer may go on choosing before the number is asked for, in milliseconds. */
const PAUSE_MS = 150;

/** How many there are by these; the number before stays until the next is known. */
function useCount<F>(value: F, ask: FilterSheetProps<F>['count']): number | null {
  const [count, setCount] = useState<number | null>(null);
  const latest = useRef(ask);
  const isFirst = useRef(true);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    async function read() {
      // Not known is no number: the list that the button leads to tells why.
      const found = await Promise.resolve(latest.current(value, signal)).catch(() => null);
      if (!signal.aborted) setCount(found);
    }
    const timer = setTimeout(() => void read(), isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [value]);
  return count;
}
