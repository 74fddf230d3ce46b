import { createBridge } from '@wallet/kit/bridge';
import { createFakeHost } from '@wallet/kit/testing';
import { expect, test } from 'vitest';

const facts = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };

test('a call always settles, with a value or with a reason', async () => {
  const host = createFakeHost({ answers: { checkPermission: { status: 'denied' } } });
  const bridge = createBridge({ ...facts, transport: host.transport });

  const outcome = await bridge.call('checkPermission', { name: 'camera' });
  expect(outcome.ok && outcome.value.status).toBe('denied');

  host.fail('openWindow', 'CANCELLED');
  const refused = await bridge.call('openWindow', { url: 'https://example.com' });
  expect(refused.ok ? '' : refused.code).toBe('CANCELLED');
});
