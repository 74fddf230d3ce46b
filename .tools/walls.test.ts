// Proves that the walls in .biome.json stand: each has an import that it stops and one that it lets through.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

/** Folder, what it may import, what it may not. */
const walls: [folder: string, allowed: string[], stopped: string[]][] = [
  ['kit/src/schema', ['valibot', './subset.ts'], ['../format/index.ts', 'react', '@wallet/mocks/backend']],
  ['kit/src/format', ['../schema/index.ts'], ['../forms/index.ts', '../schema/subset.ts', 'wouter']],
  ['kit/src/forms', ['../format/index.ts'], ['../ui/index.ts', '../app/index.ts']],
  ['kit/src/messages', ['../forms/index.ts', 'react'], ['../bridge/index.ts', '../ui/index.ts']],
  ['kit/src/manifest', ['../schema/index.ts'], ['../bridge/index.ts', 'react']],
  ['kit/src/bridge', ['../manifest/index.ts'], ['../api/index.ts', 'react-dom/client']],
  ['kit/src/api', ['../bridge/index.ts', 'redaxios'], ['../session/index.ts', 'react']],
  ['kit/src/session', ['../api/index.ts'], ['../guards/index.ts', '../api/createClient.ts', 'react']],
  ['kit/src/common', ['../session/index.ts'], ['../guards/index.ts', '../ui/index.ts']],
  ['kit/src/guards', ['../common/index.ts'], ['../ui/index.ts', '../app/index.ts']],
  [
    'kit/src/ui/Button',
    ['react', '../../messages/index.ts', '../overlays/popups.ts'],
    ['../../api/index.ts', '../../bridge/index.ts', '../../messages/locale.ts', '@wallet/kit/format'],
  ],
  [
    'kit/src/app',
    ['../ui/index.ts', '../guards/index.ts'],
    ['../testing/index.ts', '../../../launcher/src/a.ts'],
  ],
  ['kit/src/testing', ['../app/index.ts'], ['../../../mocks/src/backend/index.ts', '@wallet/forest']],
  [
    'microapps/forest/src',
    ['@wallet/kit/app', '@wallet/kit/ui/styles.css', './manifest.ts', './screens/FTR10000.home.tsx'],
    ['lodash', '@wallet/kit', '@wallet/kit/testing', '@wallet/mocks/backend', '@wallet/rail', 'node:fs'],
  ],
  [
    'microapps/forest/src/screens',
    ['react', 'wouter', 'dayjs', 'dayjs/plugin/utc', 'swiper/react', 'react-pdf', '@preact/signals-react']
      .concat(['../parts/a.tsx', '../state/a.ts', '../api/a.ts', '../model/a.ts', '../messages/index.ts'])
      .concat('@wallet/kit/ui', './FTR10000.module.css'),
    [
      '../../../rail/src/model/a.ts',
      '../../../../kit/src/ui/index.ts',
      '../main.tsx',
      'axios',
      'react-dom',
    ].concat('@wallet/kit/conformance'),
  ],
  [
    'microapps/sample/src/screens',
    ['@wallet/kit/conformance', '@wallet/kit/bridge', '../parts/a.tsx'],
    ['@wallet/kit/testing', '../main.tsx', 'axios'],
  ],
  [
    'microapps/forest/src/parts',
    ['../model/a.ts', '../messages/index.ts', '@wallet/kit/ui', './b.tsx'],
    ['../screens/FTR10000.home.tsx', '../api/calls.ts', '../state/a.ts', '../../../rail/src/parts/a.tsx'],
  ],
  [
    'microapps/forest/src/state',
    ['../model/a.ts', '@preact/signals-react', '@wallet/kit/session'],
    ['../screens/a.tsx', '../parts/a.tsx', '../api/calls.ts', '@wallet/kit/ui'],
  ],
  [
    'microapps/forest/src/api',
    ['@wallet/kit/api', '@wallet/kit/schema', '../model/a.ts', './wire.ts'],
    ['@wallet/kit/ui', 'react', '../messages/index.ts', '../screens/a.tsx', 'redaxios'],
  ],
  [
    'microapps/forest/src/model',
    ['@wallet/kit/format', '@wallet/kit/schema', './b.ts'],
    ['@wallet/kit/api', '@wallet/kit/ui', 'react', '../api/wire.ts', '../messages/index.ts'],
  ],
  [
    'microapps/forest/src/messages',
    ['@wallet/kit/messages', './ko.ts', '../model/a.ts'],
    ['../screens/a.tsx', '../api/a.ts', 'react'],
  ],
  [
    'launcher/src/home',
    ['../api/calls.ts', '../state/a.ts', '@wallet/kit/app'],
    ['../screens/FMA10000.home.tsx'],
  ],
  ['launcher/src/parts', ['../model/a.ts'], ['../../../microapps/forest/src/model/a.ts', '../api/calls.ts']],
  ['launcher/src/model', ['@wallet/kit/manifest'], ['@wallet/kit/session']],
  [
    'mocks/src/backend/forest',
    [
      '@wallet/kit/bridge',
      '@wallet/kit/schema',
      '@wallet/kit/manifest',
      '@wallet/kit/format',
      'hono',
      '../room.ts',
    ],
    ['@wallet/kit/api', '@wallet/kit/ui', '@wallet/forest', '../../../../microapps/forest/src/model/a.ts'],
  ],
];

const cases = walls.flatMap(([folder, allowed, stopped], wall) => [
  ...allowed.map((specifier, index) => ({
    file: `${folder}/ok${wall}x${index}.ts`,
    folder,
    specifier,
    isStopped: false,
  })),
  ...stopped.map((specifier, index) => ({
    file: `${folder}/no${wall}x${index}.ts`,
    folder,
    specifier,
    isStopped: true,
  })),
]);

const tests: typeof cases = [
  { folder: 'kit/src/app', specifier: '@wallet/mocks/backend', isStopped: false },
  { folder: 'kit/src/app', specifier: '../../../microapps/forest/src/manifest.ts', isStopped: true },
  { folder: 'microapps/forest/src/screens', specifier: '@wallet/mocks/backend', isStopped: false },
  { folder: 'microapps/forest/src/screens', specifier: '../../../rail/src/manifest.ts', isStopped: true },
].map((each, index) => ({ ...each, file: `${each.folder}/a${index}.test.ts` }));

const formatting = [
  'x.toLocaleString()',
  'x?.toLocaleDateString("ko")',
  'new Date().toLocaleTimeString()',
].map((code, index) => ({ code, file: `microapps/forest/src/model/locale${index}.ts` }));

let tree = '';
let stopped: Set<string>;

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'walls-'));
  cpSync(join(root, '.biome.json'), join(tree, '.biome.json'));
  cpSync(join(root, '.tools/lint'), join(tree, '.tools/lint'), { recursive: true });
  write('.gitignore', 'node_modules/\n');
  for (const { file, specifier } of [...cases, ...tests]) write(file, `export * from '${specifier}';\n`);
  for (const { file, code } of formatting) write(file, `export const text = (x: Date) => ${code};\n`);
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const ours = report.diagnostics.filter(({ category }) => /noRestrictedImports$|^plugin$/.test(category));
  stopped = new Set(ours.map(({ location }) => location.path));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('walls', () => {
  test.each(cases)('$folder importing $specifier: stopped is $isStopped', ({ file, isStopped }) => {
    expect(stopped.has(file)).toBe(isStopped);
  });

  test.each(tests)('a test in $folder importing $specifier: stopped is $isStopped', ({ file, isStopped }) => {
    expect(stopped.has(file)).toBe(isStopped);
  });
});

test.each(formatting)('$code is stopped: the engine formats slowly at first', ({ file }) => {
  expect(stopped.has(file)).toBe(true);
});
