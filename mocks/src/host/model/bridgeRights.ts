import type { MethodName } from '@wallet/kit/bridge';
import { type Registry, type RegistryApp, registrySchema } from '@wallet/kit/manifest';
import { v } from '@wallet/kit/schema';

/** Reads what is released; nothing where no registry answers, and then nothing is denied. */
export async function readRegistry(): Promise<Registry> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-cache' });
    const registry = v.safeParse(registrySchema, await response.json());
    return registry.success ? registry.output : { apps: [] };
  } catch {
    return { apps: [] };
  }
}

/**
 * Why the app refuses a method to a page; null where it does not. What a page may do stands in the manifest that was
 * released for its address, whatever its hello claims to be. An app without a list is from an older release.
 */
export function reasonToDeny(app: RegistryApp | null, method: MethodName): string | null {
  if (method === 'hello' || !app?.bridge || app.bridge.includes(method)) return null;
  return `${app.id} does not list ${method} in its manifest`;
}
