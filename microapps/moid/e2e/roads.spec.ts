import {
  action,
  enterPin,
  expect,
  field,
  type Page,
  type Phone,
  shows,
  test,
  withIdentityWallet,
} from '@wallet/mocks/e2e';

// Everybody of issue 15 gets a card, shows it, loses it and has it back; a minor's card is the student card (idoc).

const PIN = '804162';
const shown = {
  faceCapture: { image: '/9j/2Q==', isLive: true },
  biometry: { isVerified: true, kind: 'face' },
  qrScan: { text: 'WALLET-VERIFY-1', format: 'qr' },
} as const;

interface Holder {
  persona: string;
  kind: string;
  /** what stands in the way of the card at first */
  before?: (page: Page) => Promise<unknown>;
}
const holders: Readonly<Record<string, Holder>> = {
  'an adult': { persona: 'lite', kind: '주민등록증' },
  'a foreign resident': {
    persona: 'foreigner',
    kind: '외국인등록증',
    before: (page) => action(page, 'apply').click(),
  },
  'a veteran': {
    persona: 'veteran',
    kind: '국가보훈등록증',
    async before(page) {
      await expect(page.locator('main')).toContainText('보훈(지)청');
      await page.reload();
    },
  },
};

/** Terms, phone, chip, face, a number chosen twice: the card is on its home. */
async function get(phone: Phone, { kind, before }: Holder): Promise<Page> {
  const page = await phone.open('/moid/FMC10000');
  await action(page, 'start').click();
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await action(page, 'sendCode').click();
  await field(page, 'code').fill('135790');
  await shows(page, 'FMC13000');
  await before?.(page);
  await page.locator('[data-action="ready"]', { hasText: kind }).click();
  await shows(page, 'FMC13100');
  await action(page, 'readChip').click();
  await enterPin(page, '2580', 'IC 신분증 비밀번호');
  await shows(page, 'FMC13200');
  // The phone needs the memory between face and issue: it goes on where it was.
  const again = await phone.kill();
  await action(again, 'takeFace').click();
  await shows(again, 'FMC14000');
  await action(again, 'choose').click();
  await enterPin(again, PIN, '새 비밀번호');
  await enterPin(again, PIN, '한 번 더 입력해 주세요');
  await action(again, 'see').click();
  return again;
}

/** From its home to a counter: photo, a mark that answers, a code. */
async function show(page: Page, kind: string): Promise<void> {
  await shows(page, 'FMC10000');
  await action(page, 'enlargeCard').click();
  await action(page, 'openCard').click();
  const card = page.locator('[data-part="credentialCard"]');
  await expect(card).toHaveAttribute('data-state', 'valid');
  await expect(card.locator('img')).toBeVisible();
  await expect(card).toContainText(kind);
  await action(page, 'touchEmblem').click();
  await expect(action(page, 'touchEmblem')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-part="paymentCode"][data-state="shown"]')).toBeVisible();
}

async function toLoss(page: Page): Promise<void> {
  await page.goto('/moid/FMC10000');
  await action(page, 'loss').click();
  await shows(page, 'FMC41000');
}

for (const platform of ['android', 'ios'] as const) {
  test.describe(`a mobile ID, ${platform}`, () => {
    test.use({ platform });

    for (const [who, holder] of Object.entries(holders))
      test(`of ${who}: had, shown, lost, and had again`, async ({ world, phone }) => {
        test.slow();
        await world.reset(holder.persona);
        phone.answer(withIdentityWallet(phone.top, shown));
        const page = await get(phone, holder);
        await show(page, holder.kind);
        // Put away it is covered, and taken up again it is closed.
        await phone.pause();
        await phone.resume();
        await expect(action(page, 'openCard')).toBeVisible();

        await toLoss(page);
        await action(page, 'report').click();
        await shows(page, 'FMC41100');
        await action(page, 'done').click();
        await expect(page.locator('[data-part="credentialCard"]')).toHaveAttribute('data-state', 'suspended');
        await expect(action(page, 'enlargeCard')).toHaveCount(0);

        await toLoss(page);
        await action(page, 'lift').click();
        await enterPin(page, PIN, '모바일 신분증 비밀번호');
        await shows(page, 'FMC41100');
        await action(page, 'done').click();
        await show(page, holder.kind);

        // A shop that learns one fact.
        await page.goto('/moid/QrCodeReaderMoidPopup');
        await action(page, 'scanCode').click();
        await shows(page, 'FMC23000');
        await field(page, 'consent').check();
        await action(page, 'present').click();
        await expect(page.locator('main')).toContainText('정보를 보냈어요');
      });
  });
}
