import { afterEach, expect, it, vi } from 'vitest';

const root = document.documentElement;
const added: string[] = [];

/** A browser with faces, on a network as told. */
function browser({ connection, fails = false }: { connection?: object; fails?: boolean } = {}) {
  vi.resetModules();
  const ask = vi.fn(async (_: string, _settings?: RequestInit) => new Response('wOF2'));
  if (fails) ask.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal(
    'FontFace',
    class {
      readonly family: string;
      constructor(family: string) {
        this.family = family;
      }
      async load() {
        return this;
      }
    },
  );
  Object.assign(navigator, { connection });
  Object.assign(document, { fonts: { add: ({ family }: FontFace) => added.push(family) } });
  root.style.setProperty('--font', 'system-ui');
  return ask;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => {
  added.length = 0;
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(document, 'fonts');
  root.removeAttribute('data-font');
  root.removeAttribute('style');
});

it('(look.md 2) comes when idle, behind everything else, and is worn once, in front of the system face', async () => {
  const ask = browser();
  const { fetchFace, wearFace } = await import('./walletSans.ts');
  fetchFace();
  expect(ask).not.toHaveBeenCalled();
  wearFace();
  expect(root.dataset.font).toBeUndefined();
  await settle();
  expect(ask.mock.calls).toEqual([[expect.stringContaining('wallet-sans.woff2'), { priority: 'low' }]]);
  expect(added).toEqual(['Wallet Sans', ...Array(4).fill('Wallet Sans Rest')]);
  expect(root.dataset.font).toBeUndefined();
  wearFace();
  expect(root.dataset.font).toBe('wallet-sans');
  expect(root.style.getPropertyValue('--font')).toBe(
    '"Wallet Won", "Wallet Sans", "Wallet Sans Rest", system-ui',
  );
  wearFace();
  expect(root.style.getPropertyValue('--font')).toBe(
    '"Wallet Won", "Wallet Sans", "Wallet Sans Rest", system-ui',
  );
});

it.each([
  ['who saves data', { connection: { saveData: true } }],
  ['a slow network', { connection: { effectiveType: '3g' } }],
])('%s is spared the file', async (_, network) => {
  const ask = browser(network);
  const { fetchFace } = await import('./walletSans.ts');
  fetchFace();
  await settle();
  expect(ask).not.toHaveBeenCalled();
});

it('without the file the system face stays', async () => {
  browser({ connection: { effectiveType: '4g' }, fails: true });
  const { fetchFace, wearFace } = await import('./walletSans.ts');
  fetchFace();
  await settle();
  wearFace();
  expect(root.dataset.font).toBeUndefined();
});
