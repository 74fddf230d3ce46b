import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BootWindow } from '../src/api/bootAnswers.ts';
import type { SealedWindow } from '../src/app/sealedFiles.ts';
import { bootFacts, bootScript } from './bootScript.ts';

const fetched = vi.fn<(address: string, loginType: string, language: string) => void>();
let user = { status: 200, body: '{"status":200,"payload":{}}' };

const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};

const screens = {
  files: ['/forest/assets/list-1.js', '/_shared/kit-fields-1.js', '/_shared/kit-fields-1.css'],
  screens: { '/forest/FTR21000': [0, 1, 2], '/forest/FTR10000': [] },
};
const facts = {
  catalogues: { ko: ['/_shared/kit-ko-1.js'], en: ['/_shared/kit-en-1.js'] },
  build: 'forest-1',
  screens,
  asks: { '/forest/FTR21000': ['/forest/v1/forests?prsnCnt=2'], '/forest/FTR10000': ['+/forest/v1/home'] },
};

/** Runs the script as the browser runs it in a page at this address. */
function open(path: string): void {
  window.history.replaceState(null, '', path);
  new Function(bootScript(facts))();
}

const asked = () => fetched.mock.calls.map(([address, loginType]) => `${address} ${loginType}`);
const links = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${new URL(link.href, location.href).pathname}`,
  );
const settled = () => vi.waitFor(async () => expect((window as BootWindow).__walletAsked).toBeDefined());

beforeEach(() => {
  user = { status: 200, body: '{"status":200,"payload":{}}' };
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
      fetched(address, headers['X-Login-Type'] ?? '', headers['Accept-Language'] ?? '');
      const { status, body } = address.endsWith('userinfo') ? user : { status: 200, body: '{"status":200}' };
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
  );
  localStorage.setItem('wallet.locale', 'ko');
});

afterEach(() => {
  // A page is read once: no script of this test hears of the next one.
  document.dispatchEvent(new Event('readystatechange'));
  vi.unstubAllGlobals();
  fetched.mockClear();
  localStorage.clear();
  document.head.replaceChildren();
  delete (window as BootWindow).__walletAsked;
});

describe('the inline script of a page', () => {
  it('fetches the words and the files of the screen at this address', () => {
    open('/forest/FTR21000/');
    expect(links()).toEqual([
      'modulepreload /_shared/kit-ko-1.js',
      'modulepreload /forest/assets/list-1.js',
      'modulepreload /_shared/kit-fields-1.js',
      'preload /_shared/kit-fields-1.css',
    ]);
  });

  it('holds each file against its hash: what the page knows at once, the rest once its file has come', async () => {
    const meta = document.createElement('meta');
    meta.name = 'wallet-seals';
    const rest = [{ href: '/forest/assets/seals-1.json', integrity: 'sha256-s' }];
    meta.content = JSON.stringify({ known: { '/_shared/kit-ko-1.js': 'kkk' }, rest });
    document.head.append(meta);
    const stubbed = fetch;
    const hashes = { '/forest/assets/list-1.js': 'lll', '/_shared/kit-fields-1.css': 'ccc' };
    vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
      address.endsWith('.json')
        ? Promise.resolve(Response.json(options.integrity === 'sha256-s' ? hashes : {}))
        : stubbed(address, options),
    );
    open('/forest/FTR21000');
    // Their bytes come at the same time as their hashes; nothing of them is on the page yet.
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      ...['/wApi/mstr/userinfo', '/forest/assets/list-1.js', '/_shared/kit-fields-1.css'],
    ]);
    // A shared script has its hash from the import map.
    expect(links()).toEqual(['modulepreload /_shared/kit-ko-1.js', 'modulepreload /_shared/kit-fields-1.js']);
    await vi.waitFor(() => expect(links()).toHaveLength(4));
    const sealed = [...document.head.querySelectorAll('link')].map((link) => [
      link.rel,
      link.integrity || '',
    ]);
    expect(sealed).toEqual([
      ['modulepreload', 'sha256-kkk'],
      ['modulepreload', ''],
      ['modulepreload', 'sha256-lll'],
      ['preload', 'sha256-ccc'],
    ]);
  });

  it('imports the words and the screen itself before any script has run, and forgets what cannot be had', async () => {
    open('/forest/FTR21000');
    const { __walletImports: imports = {} } = window as SealedWindow;
    expect(Object.keys(imports)).toEqual(['/_shared/kit-ko-1.js', '/forest/assets/list-1.js']);
    // There are no such files here.
    await vi.waitFor(() => expect(imports).toEqual({}));
  });

  it('puts the styles of the screen on the page when all others are there', async () => {
    // A document of these tests fetches nothing itself.
    happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
    onTestFinished(() => {
      happyDOM.settings.handleDisabledFileLoadingAsSuccess = false;
    });
    open('/forest/FTR21000');
    const styles = () => links().filter((link) => link.startsWith('stylesheet'));
    expect(styles()).toEqual([]);
    document.dispatchEvent(new Event('readystatechange'));
    document.dispatchEvent(new Event('readystatechange'));
    expect(styles()).toEqual(['stylesheet /_shared/kit-fields-1.css']);
    await (window as SealedWindow).__walletImports?.['/_shared/kit-fields-1.css'];
  });

  it('takes a style that does not come off the page: the screen asks for it anew, and tells', async () => {
    open('/forest/FTR21000');
    document.dispatchEvent(new Event('readystatechange'));
    await vi.waitFor(() => expect(document.head.querySelector('link[rel=stylesheet]')).toBeNull());
    expect((window as SealedWindow).__walletImports?.['/_shared/kit-fields-1.css']).toBeUndefined();
  });

  it('fetches at the root what the home screen needs as well, and with a query the entry alone', () => {
    const files = ['/assets/entry-1.js', '/assets/home-1.js'];
    const atRoot = { files, screens: { '/': [0], '/main/HOME': [1, 0] } };
    const script = bootScript({ catalogues: {}, build: 'launcher-1', screens: atRoot, home: '/main/HOME' });
    const run = (path: string) => {
      document.head.replaceChildren();
      window.history.replaceState(null, '', path);
      new Function(script)();
      return links();
    };
    expect(run('/')).toEqual(['modulepreload /assets/entry-1.js', 'modulepreload /assets/home-1.js']);
    expect(run('/?pageId=FTR10000')).toEqual(['modulepreload /assets/entry-1.js']);
  });

  it('asks what the screen will ask at once where a session is known, in the way that they signed in', async () => {
    localStorage.setItem('wallet.session', JSON.stringify({ id: '1', loginType: 'ci' }));
    open('/forest/FTR21000');
    expect(asked()).toEqual(['/wApi/mstr/userinfo web', '/wApi/forest/v1/forests?prsnCnt=2 ci']);
    const answers = (window as BootWindow).__walletAsked;
    expect(answers?.['/wApi/forest/v1/forests?prsnCnt=2']?.loginType).toBe('ci');
    expect(await answers?.['/wApi/forest/v1/forests?prsnCnt=2']?.answer).toMatchObject({ status: 200 });
  });

  it('asks in the language that the page will be in', () => {
    localStorage.setItem('wallet.locale', 'en');
    open('/forest/FTR10000');
    expect(fetched.mock.calls.map(([, , language]) => language)).toEqual(['en', 'en']);
    expect((window as BootWindow).__walletAsked?.['/wApi/forest/v1/home']?.language).toBe('en');
  });

  it('waits for the server to say who is signed in where nobody is known to be', async () => {
    open('/forest/FTR21000');
    expect(asked()).toEqual(['/wApi/mstr/userinfo web']);
    await vi.waitFor(() => expect(asked()).toContain('/wApi/forest/v1/forests?prsnCnt=2 web'));
  });

  it.each([
    ['a visitor', { status: 200, body: '{"status":401}' }],
    ['nobody could say', { status: 500, body: '' }],
  ])('asks nothing for a screen behind the login when it is %s', async (_who, answer) => {
    user = answer;
    open('/forest/FTR21000');
    const held = (window as BootWindow).__walletAsked?.['/wApi/forest/v1/forests?prsnCnt=2'];
    expect(await held?.answer).toBeNull();
    expect(asked()).toEqual(['/wApi/mstr/userinfo web']);
  });

  it('asks at once what a visitor may ask, too', async () => {
    user = { status: 200, body: '{"status":401}' };
    open('/forest/FTR10000');
    expect(asked()).toEqual(['/wApi/mstr/userinfo web', '/wApi/forest/v1/home web']);
    await settled();
  });

  it('leaves an address with a query to its screen: only that knows what it asks then', () => {
    localStorage.setItem('wallet.session', JSON.stringify({ loginType: 'web' }));
    open('/forest/FTR21000?region=CAP');
    expect(asked()).toEqual(['/wApi/mstr/userinfo web']);
  });

  it('reads past a storage that holds something else', () => {
    localStorage.setItem('wallet.session', '{');
    open('/forest/FTR10000');
    expect(asked()).toHaveLength(2);
  });
});

it('says what it knows of each screen to whoever reads the page', () => {
  const html = `<script>${bootScript(facts)}</script>`;
  expect(bootFacts(html)).toMatchObject({ catalogues: facts.catalogues, ...screens });
  expect(() => bootFacts('<script></script>')).toThrow('no inline script');
});
