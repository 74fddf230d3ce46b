import {
  type ChangeEvent,
  type CompositionEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { amountText, caretIn, typedAmount } from './amountText.ts';

/** An input that puts commas into an amount while it is typed, and leaves the caret between the same digits. */
export function useAmountInput(
  value: number | null,
  onChange: (value: number | null) => void,
  decimals: number,
) {
  const ref = useRef<HTMLInputElement>(null);
  /** as typed: "12." says less than its value, 12.00 */
  const [draft, setDraft] = useState('');
  /** what an input method is still putting together: left alone until it is done */
  const [composed, setComposed] = useState<string | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const caret = useRef<number | null>(null);
  const text = typedAmount(draft, decimals)?.value === value ? draft : amountText(value, decimals);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function type(event: ChangeEvent<HTMLInputElement>) {
    if ((event.nativeEvent as InputEvent).isComposing) setComposed(event.target.value);
    else read(event.target, (event.nativeEvent as InputEvent).inputType);
  }

  function endComposing(event: CompositionEvent<HTMLInputElement>) {
    setComposed(null);
    read(event.currentTarget);
  }

  function read(input: HTMLInputElement, inputType?: string) {
    const raw = input.value;
    const typed = typedAmount(raw, decimals);
    const next = typed?.text ?? text;
    caret.current = caretIn(next, raw, input.selectionStart ?? raw.length);
    // Backspace over a comma takes nothing away; without this step the caret would not pass it.
    const isBackspace = inputType === 'deleteContentBackward';
    if (isBackspace && next === text && next[caret.current - 1] === ',') caret.current -= 1;
    renderAgain();
    if (typed === null) return;
    setDraft(typed.text);
    if (typed.value !== value) onChange(typed.value);
  }

  return { ref, text: composed ?? text, type, endComposing, settle: () => setDraft('') };
}
