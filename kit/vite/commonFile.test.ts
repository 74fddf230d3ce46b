import { expect, it } from 'vitest';
import { commonFile } from './commonFile.ts';

/** module -> what it imports at once */
const graph: Record<string, string[]> = {
  'main.tsx': ['messages.ts', '@wallet/kit/_core'],
  'messages.ts': ['@wallet/kit/_core'],
  'calls.ts': ['@wallet/kit/_core', 'messages.ts'],
  'stay.ts': ['calls.ts', '@wallet/kit/_sums'],
  'order.tsx': ['stay.ts', '@wallet/kit/_flows', '@wallet/kit/_dates'],
};

const bundle = {
  getModuleInfo: (id: string) => ({
    importedIds: graph[id] ?? [],
    importers: Object.keys(graph).filter((other) => graph[other]?.includes(id)),
    isEntry: id === 'main.tsx',
  }),
};

it.each([
  ['what the page starts with stays in its script', 'messages.ts', null],
  ['what stands on the core alone', 'calls.ts', 'common'],
  ['what stands on a part, through what it imports too', 'order.tsx', 'common-dates-flows-sums'],
  ['and a list apart from an order', 'stay.ts', 'common-sums'],
])('%s', (_, id, file) => {
  expect(commonFile(id, bundle)).toBe(file);
});
