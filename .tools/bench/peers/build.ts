// Builds one peer as its own documentation has it: vite, React, production, everything a team gets by default.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type PluginOption } from 'vite';

const here = import.meta.dirname;
/** A page asks for the plugin of Module Federation only when it is built. */
type Shape = 'domain' | 'app' | 'federation';

const shapes: Record<string, Shape> = {
  selfContained: 'domain',
  singlePage: 'app',
  federation: 'federation',
  stackflow: 'domain',
  antdMobile: 'domain',
  vkui: 'domain',
  ionic: 'domain',
};

const page = (script: string) => `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <link rel="icon" href="data:,">
    <title>휴양림 찾기</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;

interface Site {
  peer: string;
  entry: string;
  base: string;
  out: string;
  domain: string;
  release: string;
  plugins?: PluginOption[];
}

async function buildSite({ peer, entry, base, out, domain, release, plugins = [] }: Site): Promise<void> {
  // Vite wants a page beside its sources: one for each build, as two may run at once.
  const root = join(here, '.cache', peer, entry.replace(/\W/g, ''), domain);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'main.ts'), `import '../../../../src/${peer}/${entry}';\n`);
  writeFileSync(join(root, 'index.html'), page('./main.ts'));
  await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    define: { __DOMAIN__: JSON.stringify(domain), __RELEASE__: JSON.stringify(release) },
    plugins: [react(), ...plugins],
    build: { outDir: out, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
}

const shared = {
  react: { singleton: true },
  'react-dom': { singleton: true },
  wouter: { singleton: true },
};

async function buildFederation(out: string, base: string, release: string): Promise<void> {
  const { federation } = await import('@module-federation/vite');
  const domains = ['forest', 'trails'];
  const remotes = Object.fromEntries(
    domains.map((name) => [
      name,
      { type: 'module', name, entry: `${base}remotes/${name}/remoteEntry.js`, entryGlobalName: name },
    ]),
  );
  // The shell first: its build empties the folder that the remotes stand in.
  await buildSite({
    peer: 'federation',
    entry: 'shell.tsx',
    domain: 'shell',
    release: '',
    base,
    out,
    plugins: federation({
      name: 'shell',
      filename: 'remoteEntry.js',
      remotes,
      shared,
      dts: false,
    }) as PluginOption[],
  });
  for (const domain of domains) {
    await buildSite({
      peer: 'federation',
      entry: 'remote.ts',
      domain,
      release,

      base: `${base}remotes/${domain}/`,
      out: join(out, 'remotes', domain),
      plugins: federation({
        name: domain,
        filename: 'remoteEntry.js',
        shared,
        dts: false,
        exposes: { './Domain': join(here, 'src/federation/Domain.tsx') },
      }) as PluginOption[],
    });
  }
}

/**
 * Builds a peer's two domains below `out`.
 *
 * @param peer a folder of src/
 * @param base the address of `out` with its slashes
 * @param release what forest says anew since its last release
 */
export async function buildPeer(
  peer: string,
  out: string,
  base: string,
  { forest = '', trails = '' } = {},
): Promise<void> {
  const shape = shapes[peer];
  if (shape === undefined) throw new Error(`No peer "${peer}".`);
  if (shape === 'federation') return buildFederation(out, base, forest);
  if (shape === 'app')
    return buildSite({ peer, entry: 'main.tsx', base, out, domain: 'forest', release: forest });
  for (const [domain, release] of Object.entries({ forest, trails })) {
    await buildSite({
      peer,
      entry: 'main.tsx',
      domain,
      release,

      base: `${base}${domain}/`,
      out: join(out, domain),
    });
  }
}
