import { describe, expect, test } from 'vitest';
import { type LinkTarget, parseLink } from './parseLink.ts';

// Where any text at all may lead is shown in links.test.ts.

const screen = (name: string, query = {}): LinkTarget => ({ kind: 'screen', name, query });

describe('a link string', () => {
  test.each<[string, string, LinkTarget]>([
    ['(R253)', 'edoc://a/b', { kind: 'bankApp', page: 'D007792', document: 'edoc', rest: 'a/b' }],
    ['(R254)', 'ecert://', { kind: 'bankApp', page: 'D007792', document: 'ecert', rest: '' }],
    [
      '(R253)',
      'edoc://https://x/pages/',
      { kind: 'bankApp', page: 'D007792', document: 'edoc', rest: 'https://x/pages/' },
    ],
    ['(R255)', 'kbpay://qr?a=1', { kind: 'pay', rest: 'qr?a=1' }],
    ['(R257)', 'https://x.example/pages/y', { kind: 'external', url: 'https://x.example/pages/y' }],
    ['(R251)', ' HTTP://x.example ', { kind: 'external', url: 'https://x.example/' }],
    ['(R257)', 'http://x.example:8080/', { kind: 'external', url: 'https://x.example:8080/' }],
    ['(R257)', 'https://me:secret@x.example/', { kind: 'none' }],
    ['(R258)', '/pages/y?z=1', { kind: 'callback', path: '/pages/y?z=1' }],
    ['(R258)', 'a/pages/y', { kind: 'callback', path: 'a/pages/y' }],
    ['(R259)', '/forest/FTR10000?a=b', { kind: 'path', path: '/forest/FTR10000?a=b' }],
    ['(R259)', '/forest?next=/pages/x', { kind: 'path', path: '/forest?next=/pages/x' }],
    ['(R260)', 'FTR10000', screen('FTR10000')],
    ['(R252)', 'FAL11000|tab=notice&from=banner', screen('FAL11000', { tab: 'notice', from: 'banner' })],
    [
      '(R252)',
      'FAL11000|a=b=c&d&=&e=%EA%B0%80&f=100%',
      screen('FAL11000', { a: 'b=c', d: '', '': '', e: '가', f: '100%' }),
    ],
    ['(R252)', 'FAL11000|', screen('FAL11000')],
    ['(R252)', 'FAL11000|to=https://x/pages/', screen('FAL11000', { to: 'https://x/pages/' })],
  ])('%s %s', (_, link, target) => {
    expect(parseLink(link)).toEqual(target);
  });

  test.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)//pages/',
    'java\nscript:alert(1)',
    'data:text/html,/pages/x',
    'vbscript:x',
    'file:///etc/pages/x',
    '//evil.example/pages/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'httpx://evil',
    'http:/evil',
    'http',
    'intent://scan#Intent;end',
    'a b',
    'pages/..//x',
    'pages/../..//x',
    'a/pages/../..//evil.example',
    '/.//x',
    '/pages/..//x',
  ])('leads nowhere or stays inside: %j', (link) => {
    const target = parseLink(link);
    expect(target.kind === 'none' || target.kind === 'screen').toBe(true);
  });
});
