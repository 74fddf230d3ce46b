import { defineFlow } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';
import { usePersonalQuery } from '../state/usePersonalQuery.ts';

interface BookLink {
  ci: string;
  token: string;
}

const schema: Schema<BookLink> = v.object({ ci: v.string(), token: v.string() });
const bookLink = defineFlow('bookLink', { first: 'FME76000', schema });
const nothing: BookLink = { ci: '', token: '' };

/**
 * What a link of the book service brought, on this device alone: encrypted, bound to whoever is signed in here, and good
 * for one use. The address loses it at once; a WebView that was killed before the customer answered still has it.
 */
export function useBookLink() {
  const link = usePersonalQuery();
  const draft = bookLink.useDraft();
  return {
    ...link,
    async read(): Promise<BookLink> {
      if (link.token === '' && link.ci === '') return (await draft.read()) ?? nothing;
      await draft.begin({ ci: link.ci, token: link.token });
      return link;
    },
    /** It has been used, or will not be. */
    spend: () => draft.clear(),
  };
}
