import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

interface ShapeOptions {
  value: string;
  onChange: (value: string) => void;
  shape: ((text: string) => string) | undefined;
  maxLength: number | undefined;
}

/**
 * The text of an input that is put into a shape while it is typed or pasted. While an input method is still putting
 * a letter together, its text is left alone: shaping it would tear the letter apart.
 */
export function useShapedText({ value, onChange, shape, maxLength }: ShapeOptions) {
  const [composed, setComposed] = useState<string | null>(null);

  function read(raw: string) {
    if (shape === undefined) return onChange(raw);
    // Counted in the shape: a pasted text is often longer only by its signs.
    const letters = [...shape(raw.normalize('NFKC'))];
    onChange(letters.slice(0, maxLength ?? letters.length).join(''));
  }

  if (shape === undefined) {
    return { value, maxLength, onChange: (event: ChangeEvent<Typed>) => read(event.target.value) };
  }
  return {
    value: composed ?? value,
    onChange: (event: ChangeEvent<Typed>) => {
      if ((event.nativeEvent as InputEvent).isComposing) setComposed(event.target.value);
      else read(event.target.value);
    },
    onCompositionEnd: (event: CompositionEvent<Typed>) => {
      setComposed(null);
      read(event.currentTarget.value);
    },
  };
}
