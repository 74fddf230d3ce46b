import { action, enterPin, type Page, shows } from '@wallet/mocks/e2e';

export const pin = '927351';

/** From the page that manages to where the next password is chosen. */
export async function toPassword(page: Page): Promise<void> {
  await shows(page, 'FBC20000');
  await action(page, 'change').click();
  await enterPin(page, pin, '인증서 비밀번호');
  await shows(page, 'FBC12000');
}

/** Chooses the password, twice, and comes to the end. */
export async function choose(page: Page, digits = '804162'): Promise<void> {
  await action(page, 'choose').click();
  await enterPin(page, digits, '새 인증서 비밀번호');
  await enterPin(page, digits, '한 번 더 입력해 주세요');
  await shows(page, 'FBC13000');
}

/** Applies for a certificate of the state, which asks for a signature; answers the number of the request. */
export function applyFor(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/wApi/certi/apply', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        kndId: 'RSDT',
        trgtId: 'self',
        prpsCd: 'LOAN',
        sbmtNm: '새벽은행',
        rrnoYn: 'N',
        famAcsTycd: '',
        fldList: [],
      }),
    });
    return (await answer.json()).payload.ogtxtIdnfr as string;
  });
}

/** Addresses of screens that need to be told more, or where the way to them begins. */
export const samples: Record<string, string> = {
  FBC12000: '/bcerti/FBC20000',
  FBC13000: '/bcerti/FBC20000',
  FBC21000: '/bcerti/FBC20000',
};

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FBC12000: toPassword,
  async FBC21000(page) {
    await shows(page, 'FBC20000');
    const signId = await applyFor(page);
    await page.goto(`/bcerti/FBC21000?signId=${signId}`);
  },
  async FBC13000(page) {
    await toPassword(page);
    await choose(page);
  },
};

export const onTheWay: Record<string, string> = { FBC12000: 'FBC13000' };
/** In a browser the way to a certificate is the app. */
export const asksNothing = ['FBC11000', 'FBC12000', 'FBC13000'];
