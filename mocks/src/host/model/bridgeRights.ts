import type { MethodName, MethodParams } from '@wallet/kit/bridge';
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
 * @param params of a request that fits the contract: a screen of the app has a list of its own
 */
export function reasonToDeny(
  registry: Registry | null,
  app: RegistryApp | null,
  method: MethodName,
  params?: unknown,
): string | null {
  if (method === 'hello') return null;
  if (registry === null) return 'what is released cannot be read';
  if (app === null) return 'no released app has this address';
  const screen = method === 'openNativeScreen' ? (params as MethodParams<typeof method>)?.screen : undefined;
  if (screen !== undefined && app.nativeScreens?.includes(screen) === false)
    return `${app.id} does not list the screen ${screen} in its manifest`;
  if (!app.bridge || app.bridge.includes(method)) return null;
  return `${app.id} does not list ${method} in its manifest`;
}
