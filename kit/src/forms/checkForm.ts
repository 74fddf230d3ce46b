import type { Problem, Rule } from './rule.ts';

/** The rules of a form, by field: one, or several of which the first broken one counts. */
export type Rules<V> = { readonly [K in keyof V]?: Rule<V[K]> | readonly Rule<V[K]>[] };

/** What is wrong with a form, by field; a field that is right is absent. */
export type Problems<V> = Partial<Record<keyof V, Problem>>;

/** Looks at all fields that have rules. Fields are answered in the order of `rules`, so the first is the first bad one. */
export function checkForm<V extends object>(rules: Rules<V>, values: V): Problems<V> {
  const problems: Problems<V> = {};
  for (const field of Object.keys(rules) as (keyof V)[]) {
    const list = ([] as Rule<V[keyof V]>[]).concat((rules[field] ?? []) as Rule<V[keyof V]>[]);
    for (const rule of list) {
      const problem = rule(values[field], values as Readonly<Record<string, unknown>>);
      if (problem === null) continue;
      problems[field] = problem;
      break;
    }
  }
  return problems;
}
