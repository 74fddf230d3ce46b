import { useWallet } from '@wallet/kit/app';
import type { Schema } from '@wallet/kit/schema';
import { useMemo } from 'react';

/** What a flow has gathered so far: kept on the phone, so that a killed WebView or a reload loses nothing. */
export interface Draft<T> {
  /** null when there is none, or it is too old */
  read(): Promise<T | null>;
  save(value: T): Promise<void>;
  clear(): Promise<void>;
}

/** One draft of this app; saving it opens the steps that need one (`stepParam`). */
export function useDraft<T>(name: string, schema: Schema<T>): Draft<T> {
  const { session, manifest } = useWallet();
  return useMemo(() => {
    const draftName = `${manifest.id}.${name}`;
    // One write after the other: the last one typed is the one that stays.
    let writes = Promise.resolve();
    return {
      async read() {
        await writes;
        return (await session.drafts.read(draftName, schema)) ?? null;
      },
      save(value) {
        writes = writes.then(async () => {
          await session.drafts.write(draftName, value);
          await session.setStepParam(manifest.id, { draft: name });
        });
        return writes;
      },
      clear: () => session.drafts.clear(draftName),
    };
  }, [session, manifest, name, schema]);
}
