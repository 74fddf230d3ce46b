import { type StartFiles, sharedFiles } from '../../kit/src/manifest/index.ts';
import { bootFacts } from '../../kit/vite/index.ts';

function only(html: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`The page has no ${what}.`);
  return found;
}

/**
 * Reads from a built page what it starts with: its script and style, the shared files, what its home screen needs
 * beside them, and what it says of itself.
 *
 * @param home path of the app's home screen
 * @throws Error where the page is not one that the preset has built
 */
export function startFilesOf(html: string, home: string): StartFiles {
  const script = /<script type="module" crossorigin src="([^"]+)" integrity="([^"]+)">/.exec(html);
  const map = JSON.parse(only(html, /<script type="importmap">(.*?)<\/script>/s, 'import map')) as {
    imports: Record<string, string>;
  };
  const facts = JSON.parse(only(html, /<meta name="wallet-app" content='([^']*)'>/, 'facts')) as Record<
    string,
    unknown
  >;
  const styles = [
    ...html.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)"(?: integrity="([^"]+)")?>/g),
  ];
  const shared = sharedFiles(map.imports);
  // What its script imports at once, each with its hash: its own files, and parts of the kit beside the core.
  const own = script?.[1]?.replace(/[^/]+$/, '') ?? '';
  const also = [
    ...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)" integrity="([^"]+)">/g),
  ]
    .map(([, href = '', integrity = '']) => ({ href, integrity }))
    .filter(({ href }) => href.startsWith(own) || /^\/_shared\/kit-(?!core-)/.test(href));
  const seals = JSON.parse(only(html, /<meta name="wallet-seals" content='([^']*)'>/, 'hashes')) as {
    rest: NonNullable<StartFiles['seals']>;
    known: Record<string, string>;
  };
  const { files, screens, catalogues } = bootFacts(html);
  const first = (screens[home] ?? []).flatMap((index) => files[index] ?? []);
  const words = Object.fromEntries(
    Object.entries(catalogues).map(([locale, hrefs]) => [
      locale,
      hrefs.filter((href) => !href.startsWith('/_shared/')),
    ]),
  );
  if (!script || !shared) throw new Error('The page has no script, or no shared files.');
  return {
    script: { href: script[1] ?? '', integrity: script[2] ?? '' },
    styles: styles
      // Every page has the core's style; a part's comes with the apps that use it.
      .filter(([, href = '']) => !href.startsWith('/_shared/kit-core-'))
      .map(([, href = '', integrity]) => (integrity ? { href, integrity } : { href })),
    ...shared,
    ...(also.length > 0 ? { also } : {}),
    seals: seals.rest,
    first,
    home,
    files,
    // The home screen's stand above.
    screens: Object.fromEntries(
      Object.entries(screens).filter(([path, all]) => path !== home && all.length > 0),
    ),
    words,
    // A page that becomes this app has the kit's words already, and the hashes of what stands above.
    known: Object.fromEntries(
      [...files, ...Object.values(words).flat()].flatMap((href) => {
        const hash = seals.known[href];
        return hash ? [[href, hash]] : [];
      }),
    ),
    facts,
  };
}
