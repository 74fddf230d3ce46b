import { isWalletPath } from '@wallet/kit/manifest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entryTarget } from './entryTarget.ts';

const names = [
  'pageId',
  'hirkEvntID',
  'hirkCtntID',
  'type',
  'event',
  'visitUser',
  'liteAutoLogin',
  'returnPath',
  'bookNo',
];
const pages = ['FAL31100', 'FCP15200', 'FTR10000', 'FLA61000', 'FBK22000', 'FMA10000'];
const released: Record<string, string> = {
  FTR10000: '/forest/FTR10000',
  FBK22000: '/book/FBK22000/{bookNo}',
};

const anyAddress = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '..',
    '.',
    '../..',
    '/.//evil.example',
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    'https://evil.example/FTR10000',
    '//evil.example/FTR10000?returnPath=//evil',
    '%2F%2Fevil',
  ),
);

it('(G23) leads to a path of the wallet, whatever a deep link asks for', () => {
  const value = fc.oneof(anyAddress, fc.constantFrom(...pages, 'Y', 'safebox'));
  const query = fc.dictionary(fc.constantFrom(...names), value);
  fc.assert(
    fc.property(query, (asked) => {
      const target = entryTarget({
        query: new URLSearchParams(asked),
        isLogin: true,
        hasLoginInfo: false,
        findPath: (pageId) => {
          const code = pageId.split('/').at(-1) ?? '';
          return Object.hasOwn(released, code) ? (released[code] ?? null) : null;
        },
      });
      // A value too long for an address makes one that nobody follows; it is no other site's all the same.
      expect(target.kind).toBe('go');
      if (target.kind !== 'go' || target.to.length > 8_000) return;
      expect(isWalletPath(target.to), target.to).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
