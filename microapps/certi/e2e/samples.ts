import { action, type Page, shows } from '@wallet/mocks/e2e';

const kind = (id: string) => `/certi/FCE21000?kndId=${id}`;

/** Where the way to screens begins that need to be told something. */
export const samples: Record<string, string> = {
  FCE15110: '/certi/FCE15000',
  FCE15111: '/certi/FCE15000',
  FCE17000: '/certi/FCE15000',
  FCE17200: '/certi/FCE15000',
  FCE17230: '/certi/FCE25000',
  FCE21000: kind('FMLY'),
  FCE22100: kind('FMLY'),
  FCE22210: kind('RSDT'),
  FCE22U00: kind('RSAB'),
  FCE23000: kind('HLTH'),
  FCE24000: '/certi/FCE10000',
  FCE24100: '/certi/FCE25000',
  FCE24200: '/certi/FCE25000',
  FCE24310: '/certi/FCE15000',
  FCE27000: '/certi/FCE15000',
};

/** Taps one after the other, each where the one before has led. */
const walk =
  (...steps: readonly (readonly [screen: string, what: string])[]) =>
  async (page: Page) => {
    for (const [screen, what] of steps) {
      await shows(page, screen);
      await action(page, what).first().click();
    }
  };
const certificate = ['FCE15000', 'openCertificate'] as const;
const apply = ['FCE21000', 'apply'] as const;
const row = (name: RegExp) => async (page: Page) => {
  await shows(page, 'FCE25000');
  await page.getByRole('button', { name }).first().click();
};

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FCE15110: walk(certificate),
  FCE15111: walk(certificate, ['FCE15110', 'read']),
  FCE17000: walk(certificate, ['FCE15110', 'send']),
  FCE17200: walk(certificate, ['FCE15110', 'send'], ['FCE17000', 'way-organisation']),
  FCE17230: row(/에 보냄/),
  FCE22100: walk(apply),
  FCE22210: walk(apply, ['FCE22100', 'submit']),
  FCE22U00: walk(apply, ['FCE22100', 'submit']),
  FCE23000: walk(apply, ['FCE22100', 'submit']),
  FCE24000: walk(['FCE10000', 'openRequest']),
  FCE24100: row(/주민등록등본.*발급 신청/),
  FCE24200: row(/운전경력증명서/),
  FCE24310: walk(certificate, ['FCE15110', 'verify']),
  FCE27000: walk(certificate, ['FCE15110', 'withdraw']),
};
