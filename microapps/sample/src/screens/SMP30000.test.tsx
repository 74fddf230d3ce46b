import { waitFor } from '@testing-library/react';
import { toRegistryApp } from '@wallet/kit/manifest';
import { createFakeHost, renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const app = { manifest, screens, messages };

async function follow(link: string, { native, person }: { native?: boolean; person?: object } = {}) {
  const host = createFakeHost();
  vi.stubGlobal('fetch', async () =>
    Response.json({ apps: [toRegistryApp(manifest, { version: '0.1.0', kit: '0.1.0' })] }),
  );
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const view = await renderScreen(app, 'SMP30000', {
    backend: createMock(),
    persona: 'developer',
    ...(native ? { native: host } : {}),
    ...(person ? { person: person as Record<string, unknown> } : {}),
  });
  const screen = await view.shows('SMP30000');
  const input = screen.querySelector<HTMLElement>('[data-field="link"]');
  if (input) await view.user.click(input);
  await view.user.paste(link);
  await view.user.click(view.getByRole('button', { name: '열기' }));
  return { view, host, opened };
}

function loggedInBy(code: string): object {
  return { loginWay: code.slice(0, 2), loginAccessMediaDstic: code.slice(2) };
}

async function outcome() {
  return waitFor(() => {
    const shown = document.querySelector<HTMLElement>('[data-outcome]');
    if (shown === null) throw new Error('no outcome yet');
    return [shown.dataset.result, shown.dataset.outcome];
  });
}

test('(R259) a path is pushed, its query with it', async () => {
  const { view } = await follow('/sample/gallery?from=link');
  await view.shows('SMP50000');
  expect(view.path()).toBe('/sample/gallery?from=link');
});

test('(R260) a name leads to the released page with its query', async () => {
  const { view } = await follow('SMP20000|from=a=b&to=c');
  await view.shows('SMP20000');
  expect(view.path()).toBe('/sample/call?from=a%3Db&to=c');
});

test.each([
  ['FZZ99999', 'screen', 'notReleased'],
  ['/x/pages/y', 'callback', 'shown'],
  ['javascript:alert(1)', 'none', 'notALink'],
  ['//evil.example', 'none', 'notALink'],
  ['http://me@example.com:8080/', 'none', 'notALink'],
  ['edoc://42', 'bankApp', 'appOnly'],
])('%s is %s and %s, and leads nowhere', async (link, kind, what) => {
  const { view, opened } = await follow(link);
  expect(await outcome()).toEqual([kind, what]);
  expect(view.path()).toBe('/sample/link');
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['http://example.com:8080/a', 'https://example.com:8080/a'],
])('(R257) %s opens outside, as https', async (link, url) => {
  const { opened } = await follow(link);
  expect(await outcome()).toEqual(['external', 'followed']);
  expect(opened).toHaveBeenCalledWith(url, '_blank', 'noopener');
});

test('(R253) a document opens the page of the bank app', async () => {
  const { host } = await follow('edoc://42', { native: true });
  expect(await outcome()).toEqual(['bankApp', 'followed']);
  expect(host.calls('openNativeScreen')).toMatchObject([
    { screen: 'D007792', params: { document: 'edoc', link: '42' } },
  ]);
});

test.each(['02K1', '09K5'])('(R255, R256) with a login by %s a pay link opens the pay page', async (code) => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await follow('kbpay://1', { person: loggedInBy(code) });
  await waitFor(() => expect(left).toHaveBeenCalledWith('/gpayment/FGP10000'));
});

test.each(['09E1', '0200'])('(R256) with a login by %s it asks for the certificate', async (code) => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await follow('kbpay://1', { person: loggedInBy(code) });
  expect(await outcome()).toEqual(['pay', 'certificateNeeded']);
  await waitFor(() => expect(document.querySelector('[data-popup="certificateNeeded"]')).not.toBeNull());
  expect(left).not.toHaveBeenCalled();
});
