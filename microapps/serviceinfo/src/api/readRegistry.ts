import { type Registry, registrySchema } from '@wallet/kit/manifest';
import { v } from '@wallet/kit/schema';

const limitMs = 10_000;

/** What is released; null when it cannot be read. It is not the wallet API's, so the kit's client does not fit it. */
export async function readRegistry(): Promise<Registry | null> {
  try {
    const answer = await fetch('/registry.json', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(limitMs),
    });
    const read = answer.ok ? v.safeParse(registrySchema, await answer.json()) : null;
    return read?.success ? read.output : null;
  } catch {
    return null;
  }
}
