import { expect, test } from 'vitest';
import { createAudit } from './audit.ts';

const registry = {
  apps: [
    {
      id: 'forest',
      version: '1.0.0',
      kit: '1.0.0',
      prefixes: ['/forest'],
      entry: '/forest/',
      screens: [],
      bridge: ['hello', 'closeView', 'openWindow'],
    },
  ],
};

test('(G49) what each app used, was denied and never used stands beside its list', () => {
  const audit = createAudit();
  audit.add('forest', 'hello', 'used');
  audit.add('forest', 'closeView', 'used');
  audit.add('forest', 'closeView', 'used');
  audit.add('forest', 'getLocation', 'denied');
  audit.add('old', 'hello', 'used');
  expect(audit.rows(registry)).toEqual([
    {
      app: 'forest',
      listed: ['hello', 'closeView', 'openWindow'],
      used: { closeView: 2, hello: 1 },
      denied: { getLocation: 1 },
      neverUsed: ['openWindow'],
    },
    { app: 'old', listed: null, used: { hello: 1 }, denied: {}, neverUsed: [] },
  ]);
  audit.clear();
  expect(audit.rows(registry)).toEqual([]);
});
