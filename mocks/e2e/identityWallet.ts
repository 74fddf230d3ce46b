import type { Page } from '@playwright/test';
import type { ScreenAnswer, ScreenName } from '@wallet/kit/bridge';
import type { FakeAnswers } from '../../kit/src/testing/createFakeHost.ts';

type Shown = { [S in ScreenName]?: ScreenAnswer<S> };

/**
 * What a phone with the state's wallet answers: the wallet as the backend keeps it for this customer, the key of the
 * wallet certificate, and what its other screens show.
 *
 * @param page whose customer it is: a page, or `() => phone.top()`
 */
export function withIdentityWallet(page: () => Page, shown: Shown = {}): FakeAnswers {
  return {
    async openNativeScreen({ screen, params = {} }) {
      if (screen !== 'identityWallet') return (shown[screen as ScreenName] ?? {}) as never;
      const answer = await page().request.post('/wApi/proofs/wallet', { data: params });
      return ((await answer.json()) as { payload: never }).payload;
    },
    async signWithCertificate({ content }) {
      const answer = await page().request.post('/wApi/proofs/signatures', { data: { content } });
      return ((await answer.json()) as { payload: never }).payload;
    },
  };
}
