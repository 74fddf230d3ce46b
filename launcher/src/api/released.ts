import { findPage, type IndexScreen, type ReleaseIndex } from '@wallet/kit/manifest';

/** The address of the page that a pageId names; null where none is released (A09). */
export function pathOfPage(registry: ReleaseIndex, pageId: string): string | null {
  return findPage(registry, pageId)?.screen.path ?? null;
}

/** A screen by its code, in the app that owns its domain; null where that domain is not there yet. */
export function releasedScreen(registry: ReleaseIndex, code: string, domain: string): IndexScreen | null {
  const owners = registry.apps.filter((app) => domain === '' || app.prefixes.includes(`/${domain}`));
  return owners.flatMap((app) => app.screens).find((screen) => screen.code === code) ?? null;
}
