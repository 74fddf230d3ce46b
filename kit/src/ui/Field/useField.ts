import { useId } from 'react';
import type { Problem } from '../../forms/index.ts';

/** What every input of a form takes. */
export interface FieldProps {
  /** `data-field`: its name in the form */
  field: string;
  label: string;
  problem?: Problem | null | undefined;
  /** the app's own words for a problem the kit has no text for */
  problemMessage?: string;
  /** what to enter, before anything is wrong */
  hint?: string;
  required?: boolean;
}

/** The ids of an input, its hint and its message. */
export type FieldIds = Readonly<Record<'input' | 'hint' | 'message', string>>;

/** The ids that tie an input to its label, hint and message, and the attributes that do it. */
export function useField({ field, problem, hint, required }: Omit<FieldProps, 'label'>) {
  const id = useId();
  const ids = { input: `${id}-input`, hint: `${id}-hint`, message: `${id}-message` };
  const describedBy = [hint && ids.hint, problem && ids.message].filter(Boolean).join(' ');
  return {
    ids,
    attributes: {
      'data-field': field,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': problem ? (true as const) : undefined,
      'aria-required': required || undefined,
    },
  };
}
