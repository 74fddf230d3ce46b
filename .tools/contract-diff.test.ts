import { expect, test } from 'vitest';
import { contractDiff } from './contract-diff.ts';

test('(G14) the kit\u2019s version rises enough for what changed in the contract since the last release', () => {
  const { isFit, level, bump, changes } = contractDiff();
  const why = `the contract changed: ${level}, the version rises: ${bump}; see node .tools/contract-diff.ts`;
  expect(isFit, why).toBe(true);
  // Only adding: contracts/bridge.md.
  expect(changes.filter((change) => change.level === 'major')).toEqual([]);
});
