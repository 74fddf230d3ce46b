import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAddress, nastyAddresses, staysInWallet } from '../format/testing/nastyAddresses.ts';
import { errorText, eventText, readFromApp, readFromPage, replyText } from './wire.ts';

test('the app\u2019s side refuses unknown methods and params that do not fit', () => {
  const unknown = readFromPage('{"v":1,"kind":"request","id":"a","method":"toString","params":{}}');
  expect(unknown).toMatchObject({
    kind: 'refused',
    refusal: errorText('a', 'UNSUPPORTED', 'no method toString'),
  });
  const invalid = readFromPage(
    '{"v":1,"kind":"request","id":"b","method":"openWebView","params":{"url":"x"}}',
  );
  expect(invalid).toMatchObject({ kind: 'refused', method: 'openWebView' });
  expect(readFromPage('{"v":1,"kind":"request","id":"c","method":"getToken"}')).toMatchObject({ params: {} });
  expect(readFromPage('{"v":9,"kind":"request","id":"d","method":"getToken"}')).toBeNull();
  expect(readFromPage('nonsense')).toBeNull();
});

test('what the app\u2019s side writes, the page reads', () => {
  expect(readFromApp(replyText('a', true))).toEqual({
    kind: 'reply',
    id: 'a',
    body: { kind: 'result', result: true },
  });
  expect(readFromApp(errorText('a', 'DENIED', 'no'))).toMatchObject({
    body: { kind: 'failure', code: 'DENIED' },
  });
  expect(readFromApp(eventText('resume'))).toEqual({ kind: 'event', name: 'resume', data: undefined });
  expect(readFromApp(eventText('loginChanged', { isLogin: true }))).toMatchObject({
    data: { isLogin: true },
  });
});

test('whatever address a page or the app names for a WebView, it stays in the wallet or is refused', () => {
  const asked = (url: string) => {
    const text = JSON.stringify({ v: 1, kind: 'request', id: 'a', method: 'openWebView', params: { url } });
    return readFromPage(text)?.kind === 'request';
  };
  const told = (url: string) => readFromApp(eventText('go', { url }))?.kind === 'event';
  for (const reads of [asked, told]) {
    expect(reads('/forest/FTR10000?from=card')).toBe(true);
    for (const url of ['/.//evil.example', '/a/..//evil.example', `/${'a'.repeat(9000)}`])
      expect(reads(url)).toBe(false);
    for (const url of nastyAddresses) expect(!reads(url) || staysInWallet(url), url).toBe(true);
    fc.assert(
      fc.property(anyAddress, (url) => !reads(url) || staysInWallet(url)),
      { numRuns: 500 },
    );
  }
});
