import { expect, it } from 'vitest';
import { kitImports, toParts } from './kitImports.ts';
import { doorNames, kitParts } from './kitParts.ts';
import type { SharedManifest } from './shared.ts';

const names = doorNames();

it('imports each name from the part that it comes in, and nothing else of the door', () => {
  const code = `import { useState } from 'react';
import { Button, type ButtonProps, TextField as Field } from '@wallet/kit/ui';
import type { Person } from '@wallet/kit/session';
export { settle } from '@wallet/kit/common';
import { findForests } from './calls.ts';`;
  expect(toParts(code, names)).toBe(`import { useState } from 'react';
import { Button } from '@wallet/kit/_core'; import { TextField as Field } from '@wallet/kit/_fields';
import type { Person } from '@wallet/kit/session';
export { settle } from '@wallet/kit/_orders';
import { findForests } from './calls.ts';`);
});

it('refuses what the door does not have, and a whole door', () => {
  expect(() => toParts(`import { Buton } from '@wallet/kit/ui';`, names)).toThrow('gives out no "Buton"');
  expect(() => toParts(`import * as ui from '@wallet/kit/ui';`, names)).toThrow('name what is used');
  expect(() => toParts(`export * from '@wallet/kit/ui';`, names)).toThrow('name what is used');
});

it('reads generic arrow functions in files without JSX', () => {
  const code = `import { v } from '@wallet/kit/schema';\nexport const one = <T>(value: T) => value;`;
  expect(toParts(code, names, 'ts')).toContain(`import { v } from '@wallet/kit/_core';`);
});

// A name that no part exports could not be imported at all.
it('knows for every name that a door has at run time the part that it comes in', async () => {
  for (const [door, known] of names) {
    const module = (await import(`../src/${door}/index.ts`)) as Record<string, unknown>;
    expect([...known.keys()].sort(), door).toEqual(Object.keys(module).sort());
    expect([...known.values()].every((part) => kitParts.includes(part))).toBe(true);
  }
});

it('names a file anew where a part of the kit needs another one, and only there', () => {
  const shapeWith = (needs: string[], script: string) => {
    const parts = { '@wallet/kit/_flows': { scripts: [script], css: [], needs } };
    const { plugins } = kitImports({ parts } as unknown as SharedManifest);
    const [augment] = plugins.flatMap(({ augmentChunkHash }) => augmentChunkHash ?? []);
    return (augment as () => string)();
  };
  const before = shapeWith(['@wallet/kit/_fields'], '/_shared/kit-flows-1.js');
  expect(shapeWith(['@wallet/kit/_fields'], '/_shared/kit-flows-2.js')).toBe(before);
  expect(shapeWith(['@wallet/kit/_dates', '@wallet/kit/_fields'], '/_shared/kit-flows-1.js')).not.toBe(
    before,
  );
});
