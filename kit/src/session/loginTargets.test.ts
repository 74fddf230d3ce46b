import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterLoginTarget, nativeLoginTarget, restrictedPages } from './loginTargets.ts';
import { joinChannel, joinType } from './memberKind.ts';

const member = { memberStatus: '1', servicePattern: '01', certType: '01' };
const restricted = { ...member, servicePattern: '05', certType: '' };
const after = (query: string, more: Partial<Parameters<typeof afterLoginTarget>[0]> = {}) =>
  afterLoginTarget({ person: member, query: new URLSearchParams(query), ...more });

describe('after a login in the browser', () => {
  test('(R195) member status 4 beats everything', () => {
    const person = { ...member, memberStatus: '4' };
    expect(after('pageId=FTR10000&returnPath=/forest', { person })).toEqual({
      kind: 'path',
      path: '/mber/FME95000',
    });
  });

  test('(R203) then the page of the query, by its last segment, with the rest of the query', () => {
    expect(
      after('pageId=/noti/FAL31100/&hirkEvntID=E%201&directPage=Y&returnPath=/x&channelLoginType=lite'),
    ).toEqual({
      kind: 'page',
      pageId: 'FAL31100',
      query: { hirkEvntID: 'E 1' },
    });
  });

  test('(R192) (R193) (R194) then the path of the query, then the initial path, then home', () => {
    expect(after('returnPath=/forest/FTR10000?a=1', { initialPath: '/rail' })).toMatchObject({
      path: '/forest/FTR10000?a=1',
    });
    expect(after('', { initialPath: '/rail' })).toMatchObject({ path: '/rail' });
    expect(after('')).toMatchObject({ path: '/main/FMA10000' });
    expect(after('pageId=/', { home: '/mber/FME50000' })).toMatchObject({ path: '/mber/FME50000' });
  });

  test.each([
    '//evil.example',
    '/\\evil',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil',
    '/mber/FME11000?x=1',
  ])('a path that leaves the wallet or comes back here is not followed: %s', (path) => {
    expect(after(new URLSearchParams({ returnPath: path }).toString())).toMatchObject({
      path: '/main/FMA10000',
    });
  });

  test('whatever stands in the query, the path is one of the wallet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        const target = after('', { initialPath: path });
        const url = new URL(target.kind === 'path' ? target.path : '/', 'https://wallet.example');
        return url.origin === 'https://wallet.example';
      }),
    );
  });

  test('(R205) (R206) a restricted customer gets listed pages only, else the default', () => {
    for (const pageId of restrictedPages)
      expect(after(`pageId=${pageId}`, { person: restricted })).toMatchObject({ pageId });
    expect(restrictedPages).toHaveLength(11);
    expect(after('pageId=FTR10000&returnPath=/forest', { person: restricted })).toEqual({
      kind: 'path',
      path: '/main/FMA10000',
    });
  });

  test('(R207) pattern 05 with certificate type 03 is not limited', () => {
    expect(after('pageId=FTR10000', { person: { ...restricted, certType: '03' } })).toMatchObject({
      pageId: 'FTR10000',
    });
  });
});

test.each([
  ['(R215)', '4', { isCertiAccess: 'Y' }, '/mber/FME95000'],
  ['(R216)', '1', { isCertiAccess: 'Y', isServiceJoin: 'Y' }, '/mber/FME50000'],
  ['(R217)', '1', { isCertiAccess: 'I' }, '/mber/FME50000'],
  ['(R218)', '1', { isCertiAccess: 'N', isServiceJoin: 'Y', simpleLiteMain: 'Y' }, '/mber/FME23000'],
  ['(R219)', '1', { simpleLiteMain: 'Y' }, '/main/FMA10000'],
  ['(R220)', '1', { isServiceJoin: 'N', simpleLiteMain: 'Y' }, '/mber/FME30000'],
  ['(R221)', '1', { isServiceJoin: 'N', isCertiAccess: 'N' }, '/main/FMA10000'],
])('%s a native login goes on in the order of the text', (_, status, ask, to) => {
  expect(nativeLoginTarget(status, ask)).toBe(to);
});

test('(R208) (R209) join type: certificate first', () => {
  expect(joinType({ certType: '03', servicePattern: '05' })).toBe('01');
  expect(joinType({ certType: '', servicePattern: '05' })).toBe('02');
  expect(joinType({ certType: '01', servicePattern: '01' })).toBeUndefined();
});

test('(R412) join channel: 01 in the app, 02 on the web', () => {
  expect([joinChannel(true), joinChannel(false)]).toEqual(['01', '02']);
});
