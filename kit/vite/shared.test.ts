import { describe, expect, it } from 'vitest';
import { runtimeEntry } from './runtimeEntry.ts';
import { kitDoors, kitSpecifiers, runtimeSpecifiers } from './specifiers.ts';

describe('the shared kit file', () => {
  // All doors become one file: a name that two of them export would be dropped from it without a word.
  it('exports each name from one door only', async () => {
    const owners = new Map<string, { door: string; value: unknown }>();
    const clashes: string[] = [];
    for (const door of kitDoors) {
      const module = (await import(`../src/${door}/index.ts`)) as Record<string, unknown>;
      for (const [name, value] of Object.entries(module)) {
        const other = owners.get(name);
        if (other && other.value !== value) clashes.push(`${name}: ${other.door} and ${door}`);
        owners.set(name, { door, value });
      }
    }
    expect(clashes).toEqual([]);
    expect(owners.size).toBeGreaterThan(100);
  });

  it('has a door for each package export that a page may import', async () => {
    const { default: kit } = (await import('../package.json')) as {
      default: { exports: Record<string, unknown> };
    };
    const doors = Object.keys(kit.exports).filter((path) => /^\.\/[a-z]+$/.test(path));
    expect(
      doors
        .map((path) => path.slice(2))
        .filter((door) => !['vite', 'testing', 'conformance'].includes(door))
        .sort(),
    ).toEqual([...kitDoors].sort());
  });
});

describe('the shared runtime', () => {
  it('exports each name of React once, and the union as default', () => {
    const names = [...runtimeEntry().matchAll(/export \{ \w+ as (\w+) \}/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['useState', 'jsx', 'createRoot', 'flushSync']));
  });

  it('shares no specifier with the kit', () => {
    expect(runtimeSpecifiers.filter((name) => (kitSpecifiers as string[]).includes(name))).toEqual([]);
  });
});
