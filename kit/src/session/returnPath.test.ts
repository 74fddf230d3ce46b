import fc from 'fast-check';
import { expect, test } from 'vitest';
import { events } from '../bridge/index.ts';
import { anyAddress, staysInWallet } from '../format/testing/nastyAddresses.ts';
import { v } from '../schema/index.ts';
import { afterLoginTarget } from './loginTargets.ts';

const person = { memberStatus: '1', servicePattern: '01', certType: '01' };

test('wherever a login came from, it leads to a page of the wallet', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, (returnPath, initialPath) => {
      const target = afterLoginTarget({ person, query: new URLSearchParams({ returnPath }), initialPath });
      return target.kind === 'path' && staysInWallet(target.path);
    }),
    { numRuns: 2_000 },
  );
});

test.each(['/mber/FME11000', '/mber/FME11000/', '/mber/./FME11000?x=1', '/%6Dber/FME11000'])(
  'a login does not lead back to itself, written as %s',
  (returnPath) => {
    const target = afterLoginTarget({ person, query: new URLSearchParams({ returnPath }) });
    expect(target).toEqual({ kind: 'path', path: '/main/FMA10000' });
  },
);

test('whatever address the app sends a WebView to, it is a page of the wallet', () => {
  for (const name of ['go', 'reopened'] as const) {
    fc.assert(
      fc.property(anyAddress, (url) => {
        const read = v.safeParse(events[name], { url });
        return (
          !read.success || new URL(url, 'https://wallet.example/main/').origin === 'https://wallet.example'
        );
      }),
      { numRuns: 2_000 },
    );
  }
});
