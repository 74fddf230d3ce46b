import { useEffect, useRef } from 'react';
import { type Infer, type Schema, v } from '../schema/index.ts';
import type { OpeningEnd } from './openings/outcome.ts';
import { useWallet } from './WalletContext.ts';

/** What an app that this screen opened came to; `invalid` is a value that does not fit. */
export type AppResult<T> =
  | { kind: 'submitted'; value: T }
  | { kind: 'invalid' }
  | { kind: Exclude<OpeningEnd['kind'], 'submitted'> };

/**
 * Takes what an app that this screen opened with `navigate.openApp(path, { key })` came to: once per opening, also
 * when this page was reloaded in the meantime, or the app took this window (goals-kit.md row 15).
 *
 * @param key the key given to `openApp`
 * @param schema what the app submits, checked: it comes from another team's page
 */
export function useAppResult<S extends Schema>(
  key: string,
  schema: S,
  handler: (result: AppResult<Infer<S>>) => void,
): void {
  const { openings } = useWallet();
  const latest = useRef({ schema, handler });
  latest.current = { schema, handler };

  useEffect(
    () =>
      openings.listen(key, (end) => {
        const { schema: expected, handler: take } = latest.current;
        if (end.kind !== 'submitted') return take({ kind: end.kind });
        const checked = v.safeParse(expected, end.value);
        take(
          checked.success ? { kind: 'submitted', value: checked.output as Infer<S> } : { kind: 'invalid' },
        );
      }),
    [openings, key],
  );
}
