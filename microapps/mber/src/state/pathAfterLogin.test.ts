import { describe, expect, it } from 'vitest';
import { pathAfterLogin } from './pathAfterLogin.ts';

const member = { memberStatus: '1', servicePattern: '01', certType: '01' };
const after = (search: string, person: Partial<typeof member> = {}, initialPath: string | null = null) =>
  pathAfterLogin({ person: { ...member, ...person }, query: new URLSearchParams(search), initialPath });

describe('after a login', () => {
  it('(R194, R204, R048) home is where nothing else is asked for', () => {
    expect(after('')).toBe('/main/FMA10000?loginAfter=true');
  });

  it('(R192, R193) the query path goes before the initial path', () => {
    expect(after('returnPath=%2Fforest%2FFTR22000%3Fa%3D1', {}, '/x')).toBe('/forest/FTR22000?a=1');
    expect(after('', {}, '/rail/FKS10000')).toBe('/rail/FKS10000');
  });

  it('(R203, E15) a pageId goes to the entry with the rest of the query', () => {
    expect(after('pageId=FAL31100&hirkEvntID=7&directPage=Y&returnPath=/x')).toBe(
      '/?pageId=FAL31100&hirkEvntID=7',
    );
  });

  it('(R195, E27) management code 4 goes first, and takes the link along', () => {
    expect(after('', { memberStatus: '4' })).toBe('/mber/FME95000');
    expect(after('pageId=FTR10000', { memberStatus: '4' })).toBe('/mber/FME95000?pageId=FTR10000');
  });

  it('(R195) a link to the forced step leads home once that is done, not round in a circle', () => {
    expect(after('returnPath=%2Fmber%2FFME95000%3Fx%3D1')).toBe('/main/FMA10000?loginAfter=true');
  });

  it('(R205, R206, R207, R307, R308, E28) a restricted customer reaches only the pages of the list', () => {
    const restricted = { servicePattern: '05', certType: '' };
    expect(after('pageId=FTR10000', restricted)).toBe('/main/FMA10000?loginAfter=true');
    expect(after('pageId=FPO10000', restricted)).toBe('/?pageId=FPO10000');
    expect(after('pageId=FTR10000', { servicePattern: '05', certType: '03' })).toBe('/?pageId=FTR10000');
  });

  it('no query leads out of the wallet', () => {
    for (const path of ['https://evil.example', '//evil.example', '/\\evil', '/\t/evil', 'javascript:1']) {
      expect(after(String(new URLSearchParams({ returnPath: path })))).toBe('/main/FMA10000?loginAfter=true');
    }
  });
});
