// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { mayReadSignals } from './signalsTransform.ts';

// It brings no types.
const { transformAsync } = createRequire(import.meta.url)('@babel/core') as {
  transformAsync(code: string, options: object): Promise<{ code?: string } | null>;
};
const root = dirname(dirname(import.meta.dirname));

/** Whether the transform itself, asked without a filter, changes the source. */
async function isChanged(code: string, filename = 'A.tsx'): Promise<boolean> {
  const result = await transformAsync(code, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['module:@preact/signals-react-transform', { mode: 'auto' }]],
  });
  return result?.code?.includes('useSignals') ?? false;
}

it.each([
  'function A() { return <p>{count.value}</p>; }',
  'function A() { return <p>{count\n  .value}</p>; }',
  "function A() { return <p>{count['value']}</p>; }",
  'function A() { const { value } = count; return <p>{value}</p>; }',
  'function A() { const { value: now } = count; return <p>{now}</p>; }',
  'function A() { const { other, value = 1 } = count; return <p>{value}</p>; }',
  'function A() { const { value /* now */ } = count; return <p>{value}</p>; }',
  'const A = ({ value }) => <p>{value}</p>;',
  'function useCount() { return count.value; }',
  '/** @useSignals */\nfunction A() { return <p>{count}</p>; }',
])('a source that the transform changes is given to it: %s', async (code) => {
  expect(await isChanged(code)).toBe(true);
  expect(mayReadSignals.test(code)).toBe(true);
});

it('a source that only has a field or a label is left out', () => {
  expect(mayReadSignals.test('const A = () => <Field value={amount} onValue={set} />;')).toBe(false);
});

it('no source of any app is left out that the transform would change', async () => {
  const sources = globSync('{launcher,microapps/*}/src/**/*.tsx', { cwd: root }).map((name) => ({
    name,
    code: readFileSync(join(root, name), 'utf8'),
  }));
  const leftOut = sources.filter(({ code }) => !mayReadSignals.test(code));
  expect(leftOut.length).toBeGreaterThan(sources.length / 3);
  const wrong = await Promise.all(
    leftOut.map(async ({ name, code }) => ((await isChanged(code, name)) ? [name] : [])),
  );
  expect(wrong.flat()).toEqual([]);
}, 60_000);
