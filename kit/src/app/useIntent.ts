import { useMemo } from 'react';
import { createIntents, type Intents } from '../common/index.ts';
import type { Schema } from '../schema/index.ts';
import { withLock } from '../session/index.ts';
import { useWallet } from './WalletContext.ts';

/**
 * The intent of one kind that this member has under way in this app: one idempotency key across reloads and
 * WebViews (2-payment s4).
 *
 * @param name the kind of order: `mpm`
 * @param schema what the facts of an intent must fit; keep it outside the component
 */
export function useIntent<F>(name: string, schema: Schema<F>): Intents<F> {
  const { session, manifest } = useWallet();
  return useMemo(
    () => createIntents({ drafts: session.drafts, name: `${manifest.id}.${name}`, schema, lock: withLock }),
    [session, manifest, name, schema],
  );
}
