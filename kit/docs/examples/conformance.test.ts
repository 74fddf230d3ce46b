import { createBridge } from '@wallet/kit/bridge';
import { fixtures, runFixture } from '@wallet/kit/conformance';
import { createFakeHost } from '@wallet/kit/testing';
import { expect, test } from 'vitest';

test('an old phone app passes the cases that were written for its version', async () => {
  const fixture = fixtures.hostI600;
  if (fixture === undefined) throw new Error('There is no such fixture.');
  const host = createFakeHost({ platform: 'ios' });
  const facts = { app: 'conformance', appVersion: '1.0.0', kitVersion: '1.0.0' };
  const bridge = createBridge({ ...facts, transport: host.transport });

  const reports = await runFixture(fixture, bridge, host);
  expect(reports.filter(({ problems }) => problems.length > 0)).toEqual([]);
});
