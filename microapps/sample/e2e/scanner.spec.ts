import {
  expect,
  expectAccessible,
  expectNoOverflow,
  type Page,
  test,
  withCamera,
  writeFilm,
} from '@wallet/mocks/e2e';

interface Device {
  /** what the camera sees: null is no camera at all */
  film: string | null;
  isAllowed?: boolean;
}

/** The gallery's scanner, with this camera in it. */
async function withDevice({ film, isAllowed = true }: Device, run: (page: Page) => Promise<void>) {
  await withCamera({ film, isAllowed, persona: 'developer' }, async ({ page }) => {
    await page.addInitScript(rememberTracks);
    await page.goto('/sample/gallery#scanner');
    await choose(page, '이 기기의 카메라');
    await run(page);
  });
}

interface Remembering {
  tracks: MediaStreamTrack[];
  asked: MediaStreamConstraints[];
}

/** Runs in the page before anything else: keeps every camera that was opened, to see whether it is still on. */
function rememberTracks() {
  const remembering = window as unknown as Remembering;
  remembering.tracks = [];
  remembering.asked = [];
  const { mediaDevices } = navigator;
  const real = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    remembering.asked.push(constraints ?? {});
    const stream = await real(constraints);
    remembering.tracks.push(...stream.getTracks());
    return stream;
  };
}

const liveTracks = (page: Page) =>
  page.evaluate(
    () => (window as unknown as Remembering).tracks.filter(({ readyState }) => readyState === 'live').length,
  );
const opened = (page: Page) => page.evaluate(() => (window as unknown as Remembering).tracks.length);
const scanner = (page: Page) => page.locator('[data-part="qrScanner"]');
// Chromium gives a slow camera ten seconds, and the scanner asks three times.
const becomes = (page: Page, state: string) =>
  expect(scanner(page)).toHaveAttribute('data-state', state, { timeout: 60_000 });
const choose = (page: Page, state: string) =>
  page.locator('#scanner').getByRole('radio', { name: state }).click();

const text = 'https://wallet.example/pay?q=한글-0123456789';
const film = (name: string) => test.info().outputPath(`${name}.y4m`);

test('reads the code the camera at the back shows, once, and turns the camera off', async () => {
  const file = film('code');
  await writeFilm(file, { text, wall: 10 });
  await withDevice({ film: file }, async (page) => {
    await becomes(page, 'found');
    await expect(page.getByText(`읽은 내용: ${text}`)).toHaveCount(1);
    expect([await opened(page), await liveTracks(page)]).toEqual([1, 0]);
    const asked = await page.evaluate(() => (window as unknown as Remembering).asked);
    expect(asked.at(-1)).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } });
  });
});

test('a code that is none of the app is told, and another scan goes on', async () => {
  const file = film('code');
  await writeFilm(file, { text: 'someone-else', width: 1280, height: 720, size: 260 });
  await withDevice({ film: file }, async (page) => {
    await becomes(page, 'found');
    await page.locator('[data-field="refuse"]').click();
    await choose(page, '거부됨');
    await choose(page, '이 기기의 카메라');
    await becomes(page, 'refused');
    await expect(scanner(page).locator('[data-msg="codeUnusable"]')).toBeVisible();
    await page.locator('[data-field="refuse"]').click();
    await scanner(page).locator('[data-action="again"]').click();
    await becomes(page, 'found');
    expect(await liveTracks(page)).toBe(0);
  });
});

test('leaves no camera on: not when it goes away, not out of sight', async () => {
  const file = film('wall');
  await writeFilm(file, { text: null });
  await withDevice({ film: file }, async (page) => {
    await becomes(page, 'scanning');
    expect(await liveTracks(page)).toBe(1);
    const looks = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const video = document.querySelector('video');
          video?.requestVideoFrameCallback(() => resolve(video.videoWidth));
        }),
    );
    expect(looks).toBe(640);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await becomes(page, 'paused');
    expect(await liveTracks(page)).toBe(0);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await becomes(page, 'scanning');
    expect(await liveTracks(page)).toBe(1);
    await choose(page, '거부됨');
    expect(await liveTracks(page)).toBe(0);
  });
});

test('says how to allow a camera that was denied', async () => {
  const file = film('code');
  await writeFilm(file, { text });
  await withDevice({ film: file, isAllowed: false }, async (page) => {
    await becomes(page, 'denied');
    await expect(scanner(page).getByRole('alert')).toContainText('설정에서 이 앱의 카메라 권한을 허용');
    await page.context().grantPermissions(['camera']);
    await scanner(page).locator('[data-action="retry"]').click();
    await becomes(page, 'found');
  });
});

test('says that there is no camera, and reads a picture all the same', async () => {
  await withDevice({ film: null }, async (page) => {
    await becomes(page, 'noCamera');
    await scanner(page)
      .locator('[data-field="picture"]')
      .setInputFiles({
        name: 'not-a-picture.png',
        mimeType: 'image/png',
        buffer: Buffer.from('not a picture'),
      });
    await expect(scanner(page).getByText('사진에서 QR코드를 찾지 못했어요')).toBeVisible();
    const code = page.locator('#codes [data-code="qr"]').first();
    const picture = { name: 'code.png', mimeType: 'image/png', buffer: await code.screenshot() };
    await scanner(page).locator('[data-field="picture"]').setInputFiles(picture);
    await becomes(page, 'found');
    await expect(page.getByText('읽은 내용: wallet:gallery:1')).toBeVisible();
  });
});

test('every state is accessible and fits', async ({ page, world }) => {
  // Ten looks at one part of a large page, whose carousel would else move on while it is measured.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await world.reset('developer');
  await page.goto('/sample/gallery#scanner');
  for (const [name, state] of [
    ['스캔 중', 'scanning'],
    ['허용 대기', 'asking'],
    ['카메라 없음', 'noCamera'],
    ['안전하지 않음', 'insecure'],
    ['멈춤', 'paused'],
  ] as const) {
    await choose(page, name);
    await becomes(page, state);
    await expectAccessible(page, '[data-part="qrScanner"]');
  }
  await choose(page, '거부됨');
  await expectNoOverflow(page);
});
