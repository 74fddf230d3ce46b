import { useLoad, useWallet } from '@wallet/kit/app';
import type { Schema } from '@wallet/kit/schema';
import { useMemo } from 'react';
import { type MoneyDraft, type MoneyDraftName, moneyDrafts } from '../state/moneyDrafts.ts';

/** The draft of a flow; saving it opens the steps that need one (`stepParam`). */
export function useMoneyDraft<K extends MoneyDraftName>(name: K) {
  const { session, manifest } = useWallet();
  return useMemo(() => {
    const draftName = `${manifest.id}.${name}`;
    const schema = moneyDrafts[name] as unknown as Schema<MoneyDraft<K>>;
    return {
      read: async () => (await session.drafts.read(draftName, schema)) ?? null,
      async save(value: MoneyDraft<K>) {
        await session.drafts.write(draftName, value);
        await session.setStepParam(manifest.id, { draft: name });
      },
      clear: () => session.drafts.clear(draftName),
    };
  }, [session, manifest, name]);
}

/** A draft and what its screen has to know beside it; null where there is no draft (any more). */
export function useDraftLoad<K extends MoneyDraftName, T>(
  name: K,
  ask: (draft: MoneyDraft<K>, signal: AbortSignal) => Promise<T>,
) {
  const draft = useMoneyDraft(name);
  return useLoad(async (signal) => {
    const kept = await draft.read();
    return kept && { draft: kept, data: await ask(kept, signal) };
  });
}
