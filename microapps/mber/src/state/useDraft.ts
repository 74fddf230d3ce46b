import { useWallet } from '@wallet/kit/app';
import type { Schema } from '@wallet/kit/schema';
import { useMemo } from 'react';

/** What a flow has gathered so far: encrypted on the phone, so that a killed WebView loses nothing. Never passwords. */
export interface Draft<T> {
  /** null when there is none, or it is too old */
  read(): Promise<T | null>;
  save(value: T): Promise<void>;
  clear(): Promise<void>;
}

export function useDraft<T>(name: string, schema: Schema<T>): Draft<T> {
  const { session, manifest } = useWallet();
  return useMemo(() => {
    const draftName = `${manifest.id}.${name}`;
    // One write after the other: the last one is the one that stays.
    let writes = Promise.resolve();
    const after = (work: () => Promise<void>) => {
      writes = writes.then(work);
      return writes;
    };
    return {
      async read() {
        await writes;
        return (await session.drafts.read(draftName, schema)) ?? null;
      },
      save: (value) => after(() => session.drafts.write(draftName, value)),
      clear: () => after(() => session.drafts.clear(draftName)),
    };
  }, [session, manifest, name, schema]);
}
