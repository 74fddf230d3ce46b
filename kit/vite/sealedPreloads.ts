import type { Plugin } from 'vite';

/**
 * In the place of vite's helper, which fetches what a lazy import needs: the kit does so, and has the browser hold each
 * file against its hash before anything of it runs (app/sealedFiles.ts). An app names the kit's parts by their specifiers,
 * which the page's import map knows: a file of the app is then the same with the next kit, and has the same name.
 *
 * @param from what `addSealed` is imported from
 */
export function sealedPreloads(from: string): Plugin {
  return {
    name: 'wallet:sealed-preloads',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler(code) {
        const base = /function\(dep\) \{ return ("[^"]*")\+dep \}/.exec(code)?.[1];
        if (base === undefined || !code.includes('export const __vitePreload'))
          throw new Error('The preload helper of vite is another one: see sealedPreloads.ts.');
        return {
          code: `import { addSealed, importedEarly } from ${JSON.stringify(from)};
const addressOf = (dep) => dep.startsWith('@wallet/kit/') ? new URL(import.meta.resolve(dep)).pathname : ${base} + dep;
export const __vitePreload = (load, deps = []) => Promise.all(deps.map((dep) => addSealed(addressOf(dep)))).then(() => importedEarly(deps.slice(0, 1).map(addressOf)[0])?.catch(load) ?? load());`,
          map: null,
        };
      },
    },
  };
}
