import { registrySchema } from '@wallet/kit/manifest';
import { v } from '@wallet/kit/schema';

/** Answers for a screen's code where it is released: below its domain's prefix, if one is asked for. */
export type FindReleased = (code: string, domain?: string) => string | null;

/**
 * What is released, read anew each time: a domain may open while home stands. Null when it cannot be read; the
 * registry is the server's, not the wallet API's, so the client's errors do not fit it.
 */
export async function readReleased(): Promise<FindReleased | null> {
  try {
    const answer = await fetch('/registry.json', { headers: { Accept: 'application/json' } });
    const registry = answer.ok ? v.safeParse(registrySchema, await answer.json()) : null;
    if (!registry?.success) return null;
    const paths = new Map(
      registry.output.apps.flatMap((app) => app.screens.map(({ code, path }) => [code, path] as const)),
    );
    return (code, domain = '') => {
      const path = paths.get(code);
      const isThere = path !== undefined && (domain === '' || path.startsWith(`/${domain}/`));
      return isThere ? path : null;
    };
  } catch {
    return null;
  }
}
