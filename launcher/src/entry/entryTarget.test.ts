import { describe, expect, it } from 'vitest';
import { entryTarget, pageTarget } from './entryTarget.ts';

const released = new Map([
  ['ENTRY', '/'],
  ['FTR10000', '/forest/FTR10000'],
  ['FLA61000', '/lab/FLA61000'],
  ['FGM40000', '/gmid/FGM40000'],
  ['FBK22000', '/book/FBK22000/{bookNo}'],
]);
const findPath = (pageId: string) => released.get(pageId.split('/').filter(Boolean).at(-1) ?? '') ?? null;

function target(search: string, more: { isLogin?: boolean; hasLoginInfo?: boolean } = {}) {
  const { isLogin = true, hasLoginInfo = false } = more;
  const answer = entryTarget({ query: new URLSearchParams(search), isLogin, hasLoginInfo, findPath });
  return answer.kind === 'go' ? answer.to : answer.kind;
}

describe('the entry', () => {
  it.each([
    ['(R084) no query goes home', '', '/main/FMA10000'],
    ['(A05) an unknown query goes home', 'utm=sms', '/main/FMA10000'],
    ['an empty pageId counts as none', 'pageId=', '/main/FMA10000'],
    ['(R080) pageId opens its page', 'pageId=FTR10000', '/forest/FTR10000'],
    ['(R080, E12) only the last segment counts', 'pageId=/a/b/FTR10000', '/forest/FTR10000'],
    ['(E12) a trailing slash does not break it', 'pageId=FTR10000%2F', '/forest/FTR10000'],
    [
      '(E12) a nested query travels on',
      'pageId=%2Fx%2FFTR10000%3Fback%3D%2Fa%2Fb',
      '/forest/FTR10000?back=%2Fa%2Fb',
    ],
    [
      '(E12) a nested query does not override what the link itself says',
      'pageId=FTR10000%3Fregion%3D09%26back%3D%2Fa&region=03',
      '/forest/FTR10000?region=03&back=%2Fa',
    ],
    ['(E12) nor with nothing', 'pageId=FTR10000%3Fregion%3D09&region=', '/forest/FTR10000?region='],
    ['(E15) other keys travel on', 'pageId=FTR10000&region=03', '/forest/FTR10000?region=03'],
    [
      '(R081, E13) the event id moves into the path',
      'pageId=FAL31100&hirkEvntID=a%2Fb&x=1',
      '/noti/FAL31100/a%2Fb?x=1',
    ],
    ['(R082) the second event page too', 'pageId=FAL32100&hirkEvntID=77', '/noti/FAL32100/77'],
    [
      '(R083) the coupon id moves into the path',
      'pageId=FCP15200&hirkCtntID=한글',
      `/cpon/FCP15200/${encodeURIComponent('한글')}`,
    ],
    ['(A09) an event page without its id is not found', 'pageId=FAL31100', '/notFound'],
    ['(A09) the id of another page does not count', 'pageId=FCP15200&hirkEvntID=1', '/notFound'],
    ['an id cannot climb out of its path', 'pageId=FAL31100&hirkEvntID=..', '/notFound'],
    ['any released page takes its parameters from the query', 'pageId=FBK22000&bookNo=9', '/book/FBK22000/9'],
    ['(A09) an unknown page is not found', 'pageId=FZZ99999', '/notFound'],
    ['(A14) a whitelisted code without a screen is not found', 'pageId=FFQ02000', '/notFound'],
    ['names of the language are no pages', 'pageId=constructor', '/notFound'],
    ['the entry does not lead to itself', 'pageId=ENTRY', '/notFound'],
    [
      '(R090) the safe note has its own intro',
      'pageId=FLA61000&type=safebox',
      '/main/safeNoteIntro?type=safebox',
    ],
    [
      '(E16) with an event it is a normal page',
      'pageId=FLA61000&type=safebox&event=7',
      '/lab/FLA61000?type=safebox&event=7',
    ],
    ['(E16) of another type too', 'pageId=FLA61000&type=other', '/lab/FLA61000?type=other'],
    ['(R085) liteAutoLogin goes to certificate access', 'liteAutoLogin=Y', '/mber/FME50000?liteAutoLogin=Y'],
    ['(R086, A08) isGroupLogin counts by presence', 'isGroupLogin=N', '/mber/FME50000?isGroupLogin=N'],
    [
      '(R087, E18) any channelLoginType counts',
      'channelLoginType=app',
      '/mber/FME50000?channelLoginType=app',
    ],
    [
      '(A06) lite at the entry as well',
      'channelLoginType=lite&groupCoCd=KS2',
      '/mber/FME50000?channelLoginType=lite&groupCoCd=KS2',
    ],
    ['(A08) an empty one does not', 'liteAutoLogin=&pageId=FTR10000', '/forest/FTR10000?liteAutoLogin='],
    [
      '(E14) the whole query is kept',
      'isGroupLogin=Y&pageId=FTR10000&odd=1',
      '/mber/FME50000?isGroupLogin=Y&pageId=FTR10000&odd=1',
    ],
    [
      '(R093, A05) visitUser comes first',
      'visitUser=Y&pageId=FTR10000&isGroupLogin=Y',
      '/forest/FTR10000?visitUser=Y&isGroupLogin=Y',
    ],
    ['(A07) visitUser without a page goes home', 'visitUser=Y', '/main/FMA10000'],
    [
      'visitUser other than Y is nothing',
      'visitUser=N&liteAutoLogin=Y',
      '/mber/FME50000?visitUser=N&liteAutoLogin=Y',
    ],
  ])('%s', (_name, search, to) => {
    expect(target(search)).toBe(to);
  });

  it('lets the app sign the customer in when nobody is signed in and it can', () => {
    expect(target('', { isLogin: false, hasLoginInfo: true })).toBe('nativeLogin');
    expect(target('pageId=FTR10000', { isLogin: false, hasLoginInfo: true })).toBe('nativeLogin');
    expect(target('', { isLogin: true, hasLoginInfo: true })).toBe('/main/FMA10000');
    expect(target('', { isLogin: false, hasLoginInfo: false })).toBe('/main/FMA10000');
  });

  it('does not make a visit or a certificate login wait for the app', () => {
    const cold = { isLogin: false, hasLoginInfo: true };
    expect(target('visitUser=Y&pageId=FTR10000', cold)).toBe('/forest/FTR10000?visitUser=Y');
    expect(target('liteAutoLogin=Y', cold)).toBe('/mber/FME50000?liteAutoLogin=Y');
  });

  it('asks for the registry only where an address is not stated', () => {
    const without = (search: string) => pageTarget(new URLSearchParams(search), null).kind;
    expect(without('pageId=FTR10000')).toBe('askRegistry');
    expect(without('pageId=FAL31100&hirkEvntID=1')).toBe('go');
    expect(without('')).toBe('go');
  });
});
