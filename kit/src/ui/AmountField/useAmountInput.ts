import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { amountText, caretIn, type Edit, editAmount, editBetween, type ReadAmount } from './amountText.ts';

/**
 * An input that puts commas into an amount while it is typed, and leaves the caret between the same digits. What is no
 * amount stays as it was typed, as no amount (null), with the problem it has.
 */
export function useAmountInput(
  value: number | null,
  onChange: (value: number | null) => void,
  decimals: number,
) {
  const ref = useRef<HTMLInputElement>(null);
  /** as typed: "12." says less than its value, 12.00 */
  const [draft, setDraft] = useState<ReadAmount | null>(null);
  /** what an input method is still putting together: left alone until it is done */
  const [composed, setComposed] = useState<string | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const caret = useRef<number | null>(null);
  // An amount that came from elsewhere, a tap on +10,000, takes the place of what was typed.
  const isStale = draft !== null && draft.value !== value;
  if (isStale) setDraft(null);
  const shown: ReadAmount =
    draft === null || isStale ? { text: amountText(value, decimals), value, problem: null } : draft;

  useLayoutEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const native = event.nativeEvent as InputEvent;
    if (native.isComposing) return setComposed(target.value);
    take(editOf(shown.text, target, native), native.inputType);
  }

  function endComposing(event: CompositionEvent<HTMLInputElement>) {
    setComposed(null);
    take(editBetween(shown.text, event.currentTarget.value));
  }

  /** Read where the caret was: what is pasted over an amount may look like a part of it. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { value: text, selectionStart, selectionEnd, readOnly } = event.currentTarget;
    event.preventDefault();
    if (readOnly) return;
    const head = text.slice(0, selectionStart ?? text.length);
    const tail = text.slice(selectionEnd ?? text.length);
    take({ head, added: event.clipboardData.getData('text'), tail });
  }

  function take(edit: Edit, inputType?: string) {
    const raw = edit.head + edit.added + edit.tail;
    const next = editAmount(shown, edit, decimals);
    caret.current = caretIn(next.text, raw, raw.length - edit.tail.length);
    // Backspace over a comma takes nothing away; without this step the caret would not pass it.
    const isBackspace = inputType === 'deleteContentBackward';
    if (isBackspace && next.text === shown.text && next.text[caret.current - 1] === ',') caret.current -= 1;
    renderAgain();
    setDraft(next);
    if (next.value !== value) onChange(next.value);
  }

  /** A key of a keypad of the page, at the end of the amount: one that would make it none does nothing. */
  function press(added: string) {
    const next = editAmount(shown, { head: shown.text, added, tail: '' }, decimals);
    if (next.problem) return;
    setDraft(next);
    if (next.value !== value) onChange(next.value);
  }

  function erase() {
    const next = editAmount(shown, { head: shown.text.slice(0, -1), added: '', tail: '' }, decimals);
    setDraft(next);
    if (next.value !== value) onChange(next.value);
  }

  return {
    ref,
    press,
    erase,
    text: composed ?? shown.text,
    problem: shown.problem,
    type,
    paste,
    endComposing,
    /** When the field is left an amount is written out; what is none stays, to be mended. */
    settle: () => setDraft((typed) => (typed?.problem ? typed : null)),
    clear() {
      setDraft(null);
      if (value !== null) onChange(null);
    },
  };
}

function editOf(before: string, { value, selectionStart }: HTMLInputElement, native: InputEvent): Edit {
  const { inputType = '', data } = native;
  const caret = selectionStart ?? value.length;
  const added = inputType === 'insertText' ? (data ?? '') : '';
  const isKnown = inputType.startsWith('delete') || (added !== '' && value.slice(0, caret).endsWith(added));
  if (!isKnown) return editBetween(before, value);
  return { head: value.slice(0, caret - added.length), added, tail: value.slice(caret) };
}
