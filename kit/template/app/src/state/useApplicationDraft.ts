import { useWallet } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';
import { useMemo } from 'react';
import type { ApplicationDraft } from '../model/application.ts';

const schema: Schema<ApplicationDraft> = v.object({ intentId: v.string(), agreedTerms: v.array(v.string()) });

/** The application under way: a killed WebView or a reload loses nothing. */
export function useApplicationDraft() {
  const { session, manifest } = useWallet();
  return useMemo(() => {
    const name = `${manifest.id}.application`;
    return {
      async read(): Promise<ApplicationDraft | null> {
        return (await session.drafts.read(name, schema)) ?? null;
      },
      async save(draft: ApplicationDraft): Promise<void> {
        await session.drafts.write(name, draft);
        // Opens the steps that need one (flag stepParam).
        await session.setStepParam(manifest.id, { draft: name });
      },
      clear: () => session.drafts.clear(name),
    };
  }, [session, manifest]);
}
