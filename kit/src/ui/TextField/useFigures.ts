import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * What is typed into a box of figures. What an input method is still putting together is left alone until it is done:
 * rewriting it would bring its figures in twice.
 */
export function useFigures(shown: string, take: (event: { target: HTMLInputElement }) => void) {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    value: composed ?? shown,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { value } = event.target;
      // Plain figures stand there as they are: some keyboards call them composed until the field is left.
      if ((event.nativeEvent as InputEvent).isComposing && !/^[\d-]*$/.test(value)) setComposed(value);
      else {
        setComposed(null);
        take(event);
      }
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      setComposed(null);
      take({ target: event.currentTarget });
    },
  };
}
