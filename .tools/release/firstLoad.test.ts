import { expect, it } from 'vitest';
import type { BuiltRelease } from '../../kit/release/src/releases.ts';
import { overAppBudget, sizeOf } from './firstLoad.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (content: Uint8Array) => ({ sha256: '0'.repeat(64), bytes: content.length });

function built(): BuiltRelease {
  const page = bytes('<script type="module" src="/x/assets/index-1.js"></script>');
  const files = new Map([
    ['/x/assets/index-1.js', bytes('first'.repeat(50))],
    ['/x/assets/index-1.js.br', bytes('packed')],
    ['/x/assets/later-2.js', bytes('later')],
    ['/_shared/kit-3.js', bytes('kit'.repeat(1000))],
  ]);
  const release = {
    app: 'x',
    version: '1.0.0',
    kit: '1.0.0',
    hashes: { script: [], style: [] },
    pages: { '': file(page) },
    files: Object.fromEntries([...files].map(([address, content]) => [address, file(content)])),
    entry: { prefixes: ['/x'], screens: [] },
  };
  return { release, pages: new Map([['', page]]), files };
}

it('weighs what the first screen needs of its own: neither the shared files nor what comes later', () => {
  const { first, later, kit } = sizeOf(built());
  // The page is packed here, the script has been by the build: 6 bytes.
  expect(first).toBeGreaterThan(6);
  expect(first).toBeLessThan(90);
  expect(later).toBeLessThan(20);
  // Of the kit, only what its page names.
  expect(kit).toBe(0);
});

it('(G50) says in bytes what is above its budget, and that an app has none', () => {
  const size = { first: 5000, later: 900, kit: 20_000 };
  expect(overAppBudget('x', size, { x: size })).toEqual([]);
  expect(overAppBudget('x', size, { x: { first: 4999, later: 900 } })).toEqual([
    'x: first is 5000 bytes, its budget 4999.',
  ]);
  expect(overAppBudget('x', { ...size, kit: 60_001 }, { x: { first: 5000, later: 900 } })).toEqual([
    'x: kit is 60001 bytes, its budget 60000.',
  ]);
  expect(overAppBudget('x', size, {})[0]).toContain('no budget for x');
});
