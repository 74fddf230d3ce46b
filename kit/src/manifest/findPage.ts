import { parameterOf, segmentsOf } from './path.ts';
import type { RegistryApp } from './registry.ts';
import type { IndexApp } from './releaseIndex.ts';

/** A page of the wallet, and the app that has it. */
export interface FoundPage<A extends IndexApp = RegistryApp> {
  app: A;
  screen: A['screens'][number];
}

/**
 * Finds the page of a deep link's pageId (1-shell s2.3, readings E12): by its last path segment, so that
 * `/a/b/FTR10000`, `FTR10000/` and `FTR10000?x=1` are the same. The whole path settles a code that two apps have,
 * then its prefix; a screen goes before another name of it.
 *
 * @param registry all of it, or its index
 * @returns null when no released app has it (A09)
 */
export function findPage<A extends IndexApp>(
  registry: { readonly apps: readonly A[] },
  pageId: string,
): FoundPage<A> | null {
  const segments = segmentsOf(pageId);
  const id = segments.at(-1);
  if (id === undefined || id === '') return null;
  const address = `/${segments.join('/')}`;
  const lastPlain = (path: string) =>
    segmentsOf(path).findLast((segment) => parameterOf(segment) === undefined);
  const pages = registry.apps
    .flatMap((app) => app.screens.map((screen: A['screens'][number]) => ({ app, screen })))
    .filter(({ screen }) => screen.code === id || lastPlain(screen.path) === id);
  const rank = ({ app, screen }: FoundPage<A>) =>
    (screen.path === address ? 0 : 8) +
    (app.prefixes.includes(`/${segments[0]}`) ? 0 : 4) +
    (screen.aliasOf === undefined ? 0 : 2) +
    (screen.code === id ? 0 : 1);
  return pages.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}
