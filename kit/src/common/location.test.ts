import { expect, test } from 'vitest';
import { bindClient, createClient } from '../api/index.ts';
import { readLocationState } from './location.ts';

const of = { memberId: 'W1', groupCode: '' };

function answer(payload: object): void {
  bindClient(
    createClient({ fetch: async () => Response.json({ status: 200, code: '0000', message: '', payload }) }),
  );
}

test.each([
  [{ locationInfoAgreement: '1' }, 'agreed', '', false],
  [
    { locationInfoAgreement: '0', walletMemInfo: { agreeYn: 'Y', lastDate: '20261101' } },
    'refused',
    '20261101',
    false,
  ],
  // Where the record itself says nothing, the member's own state does; a guest's is no member's.
  [{ walletMemInfo: { domainCode: 'W', agreeYn: 'Y', lastDate: '20261101' } }, 'agreed', '20261101', false],
  [{ walletMemInfo: null, guestInfo: { cookieYn: 'Y', lastDate: '20261001' } }, 'refused', '20261001', true],
  [{ walletMemInfo: 'odd', guestInfo: 7 }, 'refused', '', false],
] as const)('(R137, 1-shell s3) %j is %s', async (payload, consent, changedOn, isByGuest) => {
  answer({ walletMberIdnfiNo: 'W1', clientIP: '10.0.0.1', ...payload });
  expect(await readLocationState(of)).toEqual({ consent, changedOn, isByGuest, clientIp: '10.0.0.1' });
});
