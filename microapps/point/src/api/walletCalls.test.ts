import { ApiError, bindClient, createClient, encryptField } from '@wallet/kit/api';
import { createMock, createUnsureNetwork, type Fault } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import * as accounts from './accountCalls.ts';
import * as settings from './settingCalls.ts';
import * as wallet from './walletCalls.ts';

const origin = 'http://localhost:4173';

async function signedIn(persona: string) {
  let next: Fault = 'none';
  const network = createUnsureNetwork(createMock(), ({ path }) => {
    if (path === '/mstr/pubKey') return 'none';
    const fault = next;
    next = 'none';
    return fault;
  });
  const send = (path: string, init?: RequestInit) => network.fetch(new Request(new URL(path, origin), init));
  const headers = { 'content-type': 'application/json' };
  await send('/_mocks/reset', { method: 'POST', headers, body: JSON.stringify({ persona }) });
  bindClient(createClient({ fetch: (input, init) => send(String(input), init) }));
  return {
    meets(fault: Fault) {
      next = fault;
    },
    settle: () => network.settle(),
  };
}

const sealed = () => encryptField('482915');
const joining = async (): Promise<wallet.Joining> => ({
  termIds: ['CML000120', 'CML000121'],
  accountNo: '12345601234567',
  certificationId: '',
  password: await sealed(),
  passwordAgain: await sealed(),
});
const code = async (call: Promise<unknown>) => {
  const error = await call.catch((caught: unknown) => caught);
  return error instanceof ApiError ? error.code : 'went well';
};

test('the wallet comes in our own words', async () => {
  await signedIn('member');
  expect(await wallet.readSummary()).toMatchObject({
    walletNo: 'E000000001',
    points: 18_400,
    foreign: [
      { currency: 'USD', amount: '125.50' },
      { currency: 'JPY', amount: '8000' },
    ],
    autoCharge: undefined,
    waiting: { gifts: 3, requests: 2 },
  });
  const [main, other] = await accounts.getOnlyLinkAccounts();
  expect(main).toMatchObject({
    isMain: true,
    bank: { ko: '국민은행', en: 'Kookmin Bank' },
    alias: '생활비 통장',
  });
  expect(other).toMatchObject({ isMain: false, bankCode: '088' });
});

test('(R569) a refusal of a point call is an error with its code', async () => {
  await signedIn('noPointWallet');
  expect(await code(settings.readLimits('01'))).toBe('UBPT0001');
  expect(await code(wallet.joinWallet({ ...(await joining()), termIds: [] }))).toBe('UBPT0004');
});

interface Writing {
  name: string;
  persona: string;
  write: () => Promise<unknown>;
  /** how it stands afterwards, whatever happened on the way */
  read: () => Promise<unknown>;
  stands: unknown;
}

const writings: Writing[] = [
  {
    name: 'joining',
    persona: 'noPointWallet',
    write: async () => wallet.joinWallet(await joining()),
    read: async () => [(await wallet.readSummary()).walletNo, (await accounts.getOnlyLinkAccounts()).length],
    stands: ['E000000020', 1],
  },
  {
    name: 'linking an account',
    persona: 'noLinkedAccount',
    write: () =>
      accounts.linkAccount({ accountNo: '12345609876543', alias: '', isMain: true, certificationId: '' }),
    read: async () => (await accounts.getOnlyLinkAccounts()).map(({ isMain }) => isMain),
    stands: [false, true],
  },
  {
    name: 'unlinking an account',
    persona: 'member',
    write: () => accounts.unlinkAccount('11098765432101'),
    read: async () => (await accounts.getOnlyLinkAccounts()).map(({ accountNo }) => accountNo),
    stands: ['12345601234567'],
  },
  {
    name: 'changing the main account',
    persona: 'member',
    write: () => accounts.changeMainAccount('11098765432101'),
    read: async () => (await accounts.getOnlyLinkAccounts()).map(({ isMain }) => isMain),
    stands: [false, true],
  },
  {
    name: 'naming an account',
    persona: 'member',
    write: () => accounts.renameAccount({ accountNo: '11098765432101', alias: '여행' }),
    read: async () => (await accounts.getOnlyLinkAccounts()).map(({ alias }) => alias),
    stands: ['생활비 통장', '여행'],
  },
  {
    name: 'changing limits',
    persona: 'member',
    write: async () => settings.changeLimits({ once: 300_000, daily: 900_000, password: await sealed() }),
    read: async () => {
      const { once, daily } = await settings.readLimits('01');
      return [once, daily];
    },
    stands: [300_000, 900_000],
  },
  {
    name: 'automatic charging',
    persona: 'member',
    write: () => settings.saveAutoCharge({ isOn: true, below: 5000, amount: 50_000 }),
    read: async () => (await settings.readSettings()).autoCharge,
    stands: { isOn: true, below: 5000, amount: 50_000 },
  },
  {
    name: 'notifications',
    persona: 'member',
    write: () => settings.saveNotifications({ money: false, expiry: true, benefits: true }),
    read: async () => (await settings.readSettings()).notifications,
    stands: { money: false, expiry: true, benefits: true },
  },
  {
    name: 'changing the password',
    persona: 'member',
    write: async () => {
      const [current, password, passwordAgain] = await Promise.all(
        ['482915', '730194', '730194'].map((digits) => encryptField(digits)),
      );
      return settings.changePassword({
        current: current ?? '',
        password: password ?? '',
        passwordAgain: passwordAgain ?? '',
      });
    },
    read: async () =>
      code(settings.changeLimits({ once: 1000, daily: 2000, password: await encryptField('730194') })),
    stands: 'went well',
  },
  {
    name: 'setting the password anew',
    persona: 'member',
    write: async () => {
      const password = await encryptField('730194');
      const passwordAgain = await encryptField('730194');
      return settings.resetPassword({ signature: 'S', certSerial: '1', password, passwordAgain });
    },
    read: async () =>
      code(settings.changeLimits({ once: 1000, daily: 2000, password: await encryptField('730194') })),
    stands: 'went well',
  },
  {
    name: 'due diligence',
    persona: 'cddTarget',
    write: () =>
      wallet.answerDueDiligence({
        job: '01',
        nation: 'KR',
        address: '서울특별시 중구 세종대로 110',

        purpose: '01',
        fund: '01',
        isOwner: true,
      }),
    read: async () => (await wallet.readDueDiligence()).isDue,
    stands: false,
  },
];

const cuts: readonly Fault[] = ['lost', 'answerLost', 'late', 'doubled', 'slow'];
const situations = writings.flatMap((writing) => cuts.map((fault) => ({ ...writing, fault })));

test.each(situations)('$name, $fault: said again it is done, and once', async (situation) => {
  const { persona, fault, write, read, stands } = situation;
  const network = await signedIn(persona);
  network.meets(fault);
  const outcome = await write().then(
    () => 'done',
    () => 'doubtful',
  );
  expect(outcome).toBe(fault === 'doubled' || fault === 'slow' ? 'done' : 'doubtful');
  if (outcome === 'doubtful') await write();
  await network.settle();
  expect(await read()).toEqual(stands);
});

test.each(cuts)('leaving, %s: said again it is done', async (fault) => {
  const network = await signedIn('noPointWallet');
  await wallet.joinWallet(await joining());
  const leave = async () => wallet.leaveWallet({ reason: '01', password: await sealed(), givesUp: false });
  network.meets(fault);
  await leave().catch(leave);
  await network.settle();
  expect((await wallet.readSummary()).walletNo).toBe('');
});

test('an account of another bank is proved, linked and found again', async () => {
  await signedIn('noPointWallet');
  await wallet.joinWallet(await joining());
  const started = await accounts.startTransfer({ bankCode: '088', accountNo: '11098765432101' });
  expect(started.seconds).toBe(180);
  const { certificationId } = started;
  expect(await code(accounts.checkTransfer({ certificationId, digits: '0000' }))).toBe('UBPT0022');
  await accounts.checkTransfer({ certificationId, digits: '3519' });
  await accounts.linkAccount({ accountNo: '11098765432101', alias: '', isMain: false, certificationId });
  expect((await accounts.getOnlyLinkAccounts()).map(({ bankCode }) => bankCode)).toEqual(['004', '088']);
});

test('notices come in both languages', async () => {
  await signedIn('member');
  const [first] = await wallet.readNotices();
  expect(first?.title).toEqual({
    ko: '연말 포인트 소멸 안내',
    en: 'Points that expire at the end of the year',
  });
});

test('(R622, A93) answers with the stated fields alone are good: an account by number and flag, a wallet by its number', async () => {
  const answers: Record<string, object> = {
    '/only-link-accounts': { linkAccountList: [{ mainAcYn: 1, acNo: '12345601234567' }] },
    '/CDD/status': { cDDTagetYn: '0' },
  };
  const fetch = async (input: RequestInfo | URL) => {
    const found = Object.entries(answers).find(([end]) => String(input).endsWith(end));
    return Response.json({
      status: 200,
      code: '0000',
      payload: { outData: found?.[1] ?? null, errData: {} },
    });
  };
  bindClient(createClient({ fetch }));
  expect(await accounts.getOnlyLinkAccounts()).toMatchObject([{ accountNo: '12345601234567', bankCode: '' }]);
  expect(await wallet.readDueDiligence()).toBeTruthy();
});
