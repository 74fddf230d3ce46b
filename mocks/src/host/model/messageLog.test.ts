import { expect, test } from 'vitest';
import { createMessageLog, filterLog, logAsJson } from './messageLog.ts';

test('the log is filtered by direction and text and copied as JSON, message by message', () => {
  const log = createMessageLog(() => new Date('2026-11-21T00:00:00Z'));
  log.add({ webViewId: '1', from: 'page', title: 'getToken', text: '{"v":1}' });
  log.add({ webViewId: '1', from: 'app', title: 'pause', text: 'broken', note: 'lost' });
  expect(filterLog(log.entries, { from: 'app', text: '' }).map(({ number }) => number)).toEqual([2]);
  expect(filterLog(log.entries, { from: 'both', text: 'TOKEN' }).map(({ number }) => number)).toEqual([1]);
  expect(JSON.parse(logAsJson(log.entries))).toMatchObject([
    { message: { v: 1 } },
    { message: 'broken', note: 'lost' },
  ]);
});

test('old messages fall out', () => {
  const log = createMessageLog();
  for (let count = 0; count < 1_010; count += 1)
    log.add({ webViewId: '1', from: 'app', title: 'pause', text: '' });
  expect(log.entries.length).toBe(1_000);
  expect(log.entries[0]?.number).toBe(11);
});
