// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphOf, importsOf, reachedBy } from './reached.ts';

const files: Record<string, string> = {
  'kit/package.json': '{ "name": "@wallet/kit", "exports": { "./format": "./src/format/index.ts" } }',
  'kit/src/format/index.ts':
    "// The door.\nexport { formatMoney } from './formatMoney.ts';\nexport {\n  type Lang,\n  langOf as lang,\n} from './langOf.ts';\n",
  'kit/src/format/formatMoney.ts': 'export const formatMoney = 1;\n',
  'kit/src/format/langOf.ts': "import './shared.css';\nexport const langOf = 1;\nexport type Lang = 1;\n",
  'kit/src/format/shared.css': '',
  'app/src/price.ts':
    "import { formatMoney } from '@wallet/kit/format';\nexport const price = formatMoney;\n",
  'app/src/words.ts': "import { lang } from '@wallet/kit/format';\nexport const words = lang;\n",
  'app/src/types.ts': "import type { Lang } from '@wallet/kit/format';\nexport type Mine = Lang;\n",
  'app/src/all.ts': "import * as format from '@wallet/kit/format';\nexport const all = format;\n",
  'app/src/screens.ts': "export const screens = { A: () => import('./price.ts') };\n",
  'app/src/screens.test.ts': "import { screens } from './screens.ts';\n\nscreens;\n",
  'app/src/words.test.ts': "import {\n  words,\n} from './words';\n\nwords;\n",
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-reached-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const reached = (...changed: string[]) =>
  [...reachedBy(graphOf(root, Object.keys(files)), changed)].filter((file) => !changed.includes(file)).sort();

it('a change reaches whoever imports it, by whatever road: lazily, by a name, whole', () => {
  expect(reached('app/src/price.ts')).toEqual(['app/src/screens.test.ts', 'app/src/screens.ts']);
  expect(reached('kit/src/format/shared.css')).toContain('app/src/words.test.ts');
});

it('a name that comes through a door leads to its own file, and not to all that the door gives', () => {
  expect(reached('kit/src/format/formatMoney.ts')).toEqual([
    ...['app/src/all.ts', 'app/src/price.ts', 'app/src/screens.test.ts', 'app/src/screens.ts'],
    'kit/src/format/index.ts',
  ]);
  expect(reached('kit/src/format/langOf.ts')).toEqual([
    ...['app/src/all.ts', 'app/src/types.ts', 'app/src/words.test.ts', 'app/src/words.ts'],
    'kit/src/format/index.ts',
  ]);
});

it('reads every form of an import, and nothing that only looks like one', () => {
  const text = [
    "import a, { type b, c as d } from './one.ts';",
    "import type { e } from './two.ts';",
    "export * from './three.ts';",
    "import './four.css';",
    "const f = () => import('./five.ts');",
    "new Worker(new URL('./six.ts', import.meta.url));",
    'const text = "from \'./none.ts\'";',
  ].join('\n');
  expect(importsOf(text).map(({ from }) => from)).toEqual(
    ['one.ts', 'two.ts', 'three.ts', 'four.css', 'five.ts', 'six.ts'].map((name) => `./${name}`),
  );
});
