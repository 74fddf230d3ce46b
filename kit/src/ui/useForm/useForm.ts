import { useRef, useState } from 'react';
import { checkForm, type Problem, type Problems, type Rules } from '../../forms/index.ts';
import { focusFirstProblem } from './focusFirstProblem.ts';

interface FormOptions<V> {
  initial: V;
  /** read at each check, so that they may depend on what the customer sees */
  rules: Rules<V>;
}

/** What a component of this field takes: `<TextField label={…} {...form.field('phone')} />`. */
export interface FieldBinding<T> {
  field: string;
  value: T;
  onChange: (value: T) => void;
  problem: Problem | null;
}

/** What Checkbox takes: `<Checkbox label={…} {...form.toggle('agreed')} />`. */
export interface ToggleBinding {
  field: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  problem: Problem | null;
}

type Name<V> = keyof V & string;

export interface Form<V> {
  values: V;
  problems: Problems<V>;
  isDirty: boolean;
  /** as the values are, `submit` would hand them on: what its main button shows before it is pressed */
  isReady: boolean;
  set<K extends Name<V>>(field: K, value: V[K]): void;
  field<K extends Name<V>>(field: K): FieldBinding<V[K]>;
  toggle(field: Name<V>): ToggleBinding;
  /** what only the server could find wrong: shown under the field until it changes, which gets the focus */
  setProblem(field: Name<V>, problem: Problem | null): void;
  /**
   * For `onSubmit` of a form or `onClick` of its main button: checks everything; shows what is wrong and puts the
   * focus on the first such field, or hands the values on.
   */
  submit(
    onValid: (values: V) => unknown,
  ): (event?: { preventDefault?: () => void; currentTarget?: unknown }) => void;
  /** back to the start, or to other values */
  reset(values?: V): void;
}

/**
 * The values of a form and what is wrong with them. Nothing is marked while the customer is still filling in; after
 * the first try to submit, a message goes as soon as its field is right.
 *
 * @param options.initial values to start from; their type is the form's
 * @param options.rules by field, from `@wallet/kit/forms` (1-shell s5)
 */
export function useForm<V extends object>({ initial, rules }: FormOptions<V>): Form<V> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  /** fields whose rules the customer sees at work; null before the first try to submit */
  const [watched, setWatched] = useState<ReadonlySet<string> | null>(null);
  const [fromServer, setFromServer] = useState<Problems<V>>({});
  // Two changes within one event must not lose the first.
  const latest = useRef(values);
  const wrong = checkForm(rules, values);
  const problems = { ...only(wrong, watched), ...fromServer };

  const set: Form<V>['set'] = (field, value) => {
    latest.current = { ...latest.current, [field]: value };
    setValues(latest.current);
    setWatched((known) => known && new Set(known).add(field));
    setFromServer((known) => ({ ...known, [field]: undefined }));
  };

  const problemOf = (field: Name<V>): Problem | null => problems[field] ?? null;

  return {
    values,
    problems,
    isDirty: (Object.keys(start) as Name<V>[]).some((field) => !Object.is(start[field], values[field])),
    isReady: Object.keys(wrong).length === 0,
    set,
    field: (field) => ({
      field,
      value: values[field],
      onChange: (value) => set(field, value),
      problem: problemOf(field),
    }),
    toggle: (field) => ({
      field,
      checked: values[field] === true,
      onChange: (checked) => set(field, checked as V[typeof field]),
      problem: problemOf(field),
    }),
    setProblem(field, problem) {
      setFromServer((known) => ({ ...known, [field]: problem ?? undefined }));
      if (problem) focusFirstProblem([field]);
    },
    submit: (onValid) => (event) => {
      event?.preventDefault?.();
      const bad = Object.keys(checkForm(rules, latest.current));
      setWatched(new Set(bad));
      setFromServer({});
      if (bad.length === 0) onValid(latest.current);
      else focusFirstProblem(bad);
    },
    reset(next = start) {
      latest.current = next;
      setStart(next);
      setValues(next);
      setWatched(null);
      setFromServer({});
    },
  };
}

function only<V>(found: Problems<V>, fields: ReadonlySet<string> | null): Problems<V> {
  const shown: Problems<V> = {};
  for (const field of Object.keys(found) as Name<V>[]) {
    if (fields?.has(field)) shown[field] = found[field];
  }
  return shown;
}
