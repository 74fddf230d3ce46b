import { readIndex } from '@wallet/kit/common';
import { findPage } from '@wallet/kit/manifest';

/**
 * The address where a service begins.
 *
 * @param start code of its first screen
 * @returns null while it is not released, or where its address needs a value that only the service itself knows
 */
export async function startPage(start: string): Promise<string | null> {
  const registry = await readIndex();
  const path = registry ? findPage(registry, start)?.screen.path : undefined;
  return path === undefined || path.includes('{') ? null : path;
}
