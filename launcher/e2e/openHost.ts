import { expect, type Page } from '@wallet/mocks/e2e';

/** One message to a page of the phone, as it came. */
export interface Heard {
  id?: string;
  kind: string;
  name?: string;
  ok?: boolean;
  result?: unknown;
  error?: { code: string; message: string };
  data?: unknown;
}

type HearingWindow = Window & { heard: Heard[] };

/** The developer's phone in a page, with the panel's settings, standing at `start`. */
export async function openHost(page: Page, start: string, settings: Record<string, unknown> = {}) {
  await page.setViewportSize({ width: 1280, height: 960 });
  await page.addInitScript((kept) => {
    const hearing = window as unknown as HearingWindow;
    if (window.top === window) localStorage.setItem('_host.settings', kept);
    hearing.heard = [];
    window.addEventListener('message', ({ data }) => {
      if (typeof data?.walletBridge === 'string') hearing.heard.push(JSON.parse(data.walletBridge));
    });
  }, JSON.stringify(settings));
  await page.goto(`/_host/?start=${encodeURIComponent(start)}`);

  const control = (name: string) => page.locator(`[data-host="${name}"]`);
  const frame = (id: string) => page.frameLocator(`iframe[name="wallet-webview-${id}"]`);

  /** What a WebView's page has heard of this name. */
  function heard(id: string, name: string): Promise<Heard | undefined> {
    const root = frame(id).locator(':root');
    return root.evaluate(
      (_, wanted) => (window as unknown as HearingWindow).heard.find((each) => each.name === wanted),
      name,
    );
  }

  return {
    control,
    frame,
    heard,
    top: page.frameLocator('[data-host-top="true"]'),
    views: page.locator('[data-host="webviews"] iframe'),
    log: (text: string) => control('log').locator('[data-entry]').filter({ hasText: text }),
    /** The id of the WebView in front. */
    async topId(): Promise<string> {
      const name = await page.locator('[data-host-top="true"]').getAttribute('name');
      return name?.replace('wallet-webview-', '') ?? '';
    },
    async shows(code: string) {
      const top = page.frameLocator('[data-host-top="true"]');
      await expect(top.locator(`[data-screen="${code}"][data-state="ready"]`)).toBeVisible();
    },
    async hears(id: string, name: string): Promise<unknown> {
      await expect.poll(() => heard(id, name), { message: `WebView ${id} hears ${name}` }).toBeTruthy();
      return (await heard(id, name))?.data;
    },
    /** Asks the app as the page in a WebView would, past the kit; settles with the reply. */
    ask(id: string, method: string, params: unknown = {}): Promise<Heard> {
      return frame(id)
        .locator(':root')
        .evaluate(
          (_, [name, given]) =>
            new Promise<Heard>((resolve) => {
              const asked = crypto.randomUUID();
              window.addEventListener('message', ({ data }) => {
                const message = JSON.parse(data.walletBridge) as Heard;
                if (message.id === asked) resolve(message);
              });
              const request = { v: 1, kind: 'request', id: asked, method: name, params: given };
              window.parent.postMessage({ walletBridge: JSON.stringify(request) }, location.origin);
            }),
          [method, params] as const,
        );
    },
  };
}
