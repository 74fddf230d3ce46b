import { readIndex } from '@wallet/kit/common';
import { findPage } from '@wallet/kit/manifest';
import { UNREAD } from '../model/service.ts';

/**
 * The address where a service begins.
 *
 * @param start code of its first screen
 * @returns null while it is not released, or where its address needs a value that only the service itself knows; `unread` where what is released cannot be read
 */
export async function startPage(start: string): Promise<string | null> {
  const registry = await readIndex();
  if (registry === null) return UNREAD;
  const path = findPage(registry, start)?.screen.path;
  return path === undefined || path.includes('{') ? null : path;
}
