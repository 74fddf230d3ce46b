import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, refuse } from '../testing/createFakeHost.ts';
import { type CallRecord, createBridge, failureCodes } from './index.ts';

const app = { app: 'forest', appVersion: '1.2.3', kitVersion: '0.1.0' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('(G48) each call is told once with method, releases, time and outcome, hello among them', async () => {
  const records: CallRecord[] = [];
  const host = createFakeHost();
  const bridge = createBridge({
    ...app,
    transport: host.transport,
    onCall: (record) => records.push(record),
  });
  const ends = { ...app, hostVersion: 'G6.3.0' };
  await bridge.call('getToken');
  host.fail('openWindow', 'DENIED');
  await bridge.call('openWindow', { url: 'https://example.com' });
  await bridge.call('openWebView', { url: 'elsewhere' });
  host.silence();
  const late = bridge.call('getSsoInfo');
  await vi.advanceTimersByTimeAsync(10_000);
  await late;
  expect(records).toEqual([
    { method: 'hello', ...ends, ms: 0, outcome: 'ok' },
    { method: 'getToken', ...ends, ms: 0, outcome: 'ok' },
    { method: 'openWindow', ...ends, ms: 0, outcome: 'DENIED' },
    { method: 'openWebView', ...ends, ms: 0, outcome: 'INVALID' },
    { method: 'getSsoInfo', ...ends, ms: 10_000, outcome: 'TIMEOUT' },
  ]);
});

test('(G48) outside the app, and before it has greeted, there is no version of it to tell', async () => {
  const records: CallRecord[] = [];
  const onCall = (record: CallRecord) => records.push(record);
  await createBridge({ ...app, transport: null, onCall }).call('getToken');
  const host = createFakeHost({ methods: 'all' as never });
  await createBridge({ ...app, transport: host.transport, onCall }).hello();
  expect(records.map(({ method, hostVersion, outcome }) => [method, hostVersion, outcome])).toEqual([
    ['getToken', null, 'NO_HOST'],
    ['hello', null, 'BAD_REPLY'],
  ]);
});

test('(G48) a listener that throws harms no call', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const onCall = () => {
    throw new Error('of the telemetry');
  };
  const bridge = createBridge({ ...app, transport: createFakeHost().transport, onCall });
  expect(await bridge.call('getToken')).toMatchObject({ ok: true });
  expect(report).toHaveBeenCalledTimes(2);
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

/** What must never be in a record: numbers of phones, residents and accounts, names, mail addresses, tokens. */
const personal = fc.oneof(
  digits(8).map((rest) => `010${rest}`),
  fc.tuple(digits(4), digits(4)).map(([a, b]) => `010-${a}-${b}`),
  fc.tuple(digits(6), digits(7)).map(([a, b]) => `${a}-${b}`),
  digits(14),
  fc.stringMatching(/^[가-힣]{2,4}$/),
  fc.stringMatching(/^[a-z]{3,8}@[a-z]{3,8}\.kr$/),
  fc.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
);

test('(G48) nothing of the customer gets into a record, wherever it stands', async () => {
  await fc.assert(
    fc.asyncProperty(personal, personal, async (inParams, fromApp) => {
      const records: CallRecord[] = [];
      const host = createFakeHost({
        appVersion: fromApp,
        deviceId: fromApp,
        phoneModel: fromApp,
        answers: {
          openNativeScreen: { name: fromApp },
          getToken: refuse('FAILED', fromApp),
          getSsoInfo: {
            samlAssertion: fromApp,
            ci: fromApp,
            ssoNo: fromApp,
            kBCrtfiSerno: '',
            groupCoCd: '',
          },
        },
        methods: ['hello', 'openNativeScreen', 'getToken', 'getSsoInfo', 'setTopBar'],
      });
      host.reply('setTopBar', { ok: true, result: fromApp });
      const bridge = createBridge({
        ...app,
        transport: host.transport,
        onCall: (each) => records.push(each),
      });
      await bridge.call('openNativeScreen', { screen: inParams, params: { [inParams]: inParams } });
      await bridge.call('getToken', { audience: inParams });
      await bridge.call('getSsoInfo');
      await bridge.call('setTopBar', { title: inParams });
      await bridge.call('openWebView', { url: inParams });
      await bridge.call('checkPermission', { name: inParams as 'camera' });
      await bridge.call(inParams as 'getToken');
      const text = JSON.stringify(records);
      for (const value of [inParams, fromApp]) expect(text).not.toContain(value);
      expect(records).toHaveLength(7);
      for (const record of records) {
        expect(Object.keys(record).sort()).toEqual(
          ['app', 'appVersion', 'hostVersion', 'kitVersion', 'method', 'ms', 'outcome'].sort(),
        );
        expect(['ok', ...failureCodes]).toContain(record.outcome);
      }
    }),
    { numRuns: 200 },
  );
});
