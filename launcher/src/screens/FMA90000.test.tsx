import { isWalletPath } from '@wallet/kit/manifest';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { bodies, find, gone, leftFor, openApp, tap } from '../../testing/openApp.ts';
import { shortLinkTarget } from '../entry/shortLinkTarget.ts';
import { registryAnswer } from '../testing/registryAnswer.ts';

it.each([
  ['forest', '/forest/FTR10000?region=03'],
  ['bookings', '/forest/FTR61000'],
  ['event', '/noti/FAL31100/EV1001'],
])('(R049) the short link %s leads a visitor to its page, once', async (code, to) => {
  await openApp(`/s?c=${code}`);
  await leftFor(to);
  expect(gone).toHaveLength(1);
});

it('(R049) one that leads home stays in this document', async () => {
  const shown = await openApp('/s?c=home');
  await shown.shows('FMA10000');
});

it.each([
  ['unknown', '/s?c=nobody'],
  ['unknown', '/s'],
  ['unknown', '/s?c=..%2F..%2Fmstr'],
  ['unknown', '/s?c=outside'],
  ['expired', '/s?c=summer'],
])('(A09) says that a link is %s, and leads home: %s', async (kind, at) => {
  const shown = await openApp(at);
  await shown.shows('FMA90000');
  expect(find('[data-result]').dataset.result).toBe(kind);
  expect(gone).toEqual([]);
  await tap(shown, '[data-action="goHome"]');
  await shown.shows('FMA10000');
});

it('asks the wallet API only for what looks like a code', async () => {
  const shown = await openApp('/s?c=%00%2e');
  await shown.shows('FMA90000');
  expect((await shown.journal()).filter(({ path }) => path.includes('shortLink'))).toEqual([]);
});

it('tries again where nobody can say what is released', async () => {
  let isDown = true;
  const again = await openApp('/main/FMA10000');
  vi.stubGlobal('fetch', async () => (isDown ? new Response('', { status: 503 }) : registryAnswer()));
  window.history.pushState(null, '', '/s?c=forest');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await again.shows('FMA90000', 'error');
  isDown = false;
  await tap(again, '[data-action="retry"]');
  await leftFor('/forest/FTR10000?region=03');
  expect(await bodies(again, '/mstr/main/shortLink')).toHaveLength(2);
});

it.each(['/s?c=a', '/s', '/s/', '/s/?c=a', '/%73?c=a', '/./s', '/x/../s', 'SHORT', 'SHORT|c=a'])(
  '(G23) the short link to the short link %s leads nowhere: it might never end',
  (link) => {
    expect(shortLinkTarget(link, (page) => (page === 'SHORT' ? '/s' : null))).toEqual({ kind: 'unknown' });
  },
);

it('(G23) never leads out of the wallet nor to another short link, whatever the code stands for', () => {
  const links = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true }),
    fc.constantFrom(
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'edoc://1',
      'kbpay://1',
      '/s?c=a',
      '/./s',
      '/%73',
    ),
    fc
      .tuple(fc.constantFrom('FTR10000', 'FAL31100'), fc.string())
      .map(([page, id]) => `${page}|hirkEvntID=${id}`),
  );
  fc.assert(
    fc.property(links, (link) => {
      const target = shortLinkTarget(link, (page) => (page === 'FTR10000' ? '/forest/FTR10000' : null));
      if (target.kind !== 'go' || target.to.length > 8_000) return;
      expect(isWalletPath(target.to), target.to).toBe(true);
      expect(new URL(target.to, 'https://wallet.invalid').pathname).not.toMatch(/^\/(s|%73)\/?$/);
    }),
    { numRuns: 1_000 },
  );
});
