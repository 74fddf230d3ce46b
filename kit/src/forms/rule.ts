/** What is wrong with a value: a message id of the contract, and what its text mentions. */
export interface Problem {
  id: string;
  params?: Record<string, string | number>;
}

/**
 * Looks at one value; `null` when nothing is wrong. `values` are the other fields of the form, for rules that
 * compare.
 */
export type Rule<T = string> = (value: T, values?: Readonly<Record<string, unknown>>) => Problem | null;
