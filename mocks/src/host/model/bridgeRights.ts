import type { MethodName } from '@wallet/kit/bridge';
import { type Registry, type RegistryApp, registrySchema } from '@wallet/kit/manifest';
import { v } from '@wallet/kit/schema';

/** Reads what is released; null where no registry answers, and then everything but `hello` is denied. */
export async function readRegistry(): Promise<Registry | null> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-cache' });
    const registry = v.safeParse(registrySchema, await response.json());
    return registry.success ? registry.output : null;
  } catch {
    return null;
  }
}

/**
 * Why the app refuses a method to a page; null where it does not. What a page may do stands in the manifest that was
 * released for its address, whatever its hello claims to be. An app without a list is from an older release.
 */
export function reasonToDeny(
  registry: Registry | null,
  app: RegistryApp | null,
  method: MethodName,
): string | null {
  if (method === 'hello') return null;
  if (registry === null) return 'what is released cannot be read';
  if (app === null) return 'no released app has this address';
  if (!app.bridge || app.bridge.includes(method)) return null;
  return `${app.id} does not list ${method} in its manifest`;
}
