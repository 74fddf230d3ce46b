import { type Registry, registrySchema } from '@wallet/kit/manifest';
import { v } from '@wallet/kit/schema';

const limitMs = 10_000;
let underWay: Promise<Registry | null> | undefined;

/**
 * What is released, asked anew each time: a domain may open while home stands. Null when it cannot be read; the
 * registry is not the wallet API's, so the client and its errors do not fit it.
 */
export function readRegistry(): Promise<Registry | null> {
  // Two parts of home ask at the same moment: one question is enough.
  underWay ??= ask().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function ask(): Promise<Registry | null> {
  try {
    const answer = await fetch('/registry.json', {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(limitMs),
    });
    const read = answer.ok ? v.safeParse(registrySchema, await answer.json()) : null;
    return read?.success ? read.output : null;
  } catch {
    return null;
  }
}
