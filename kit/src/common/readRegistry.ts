import { type Registry, registrySchema } from '../manifest/index.ts';
import { v } from '../schema/index.ts';

const LIMIT_MS = 10_000;
let underWay: Promise<Registry | null> | undefined;

/**
 * What is released (contracts/http.md), asked anew each time, as a domain may open while a page stands. Null when it
 * cannot be read within 10 s; it is not the wallet API's, so the client and its errors do not fit it.
 */
export function readRegistry(): Promise<Registry | null> {
  // Two parts of a page ask at the same moment: one question is enough.
  underWay ??= ask().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function ask(): Promise<Registry | null> {
  try {
    const answer = await fetch('/registry.json', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const read = answer.ok ? v.safeParse(registrySchema, await answer.json()) : null;
    return read?.success ? read.output : null;
  } catch {
    return null;
  }
}
