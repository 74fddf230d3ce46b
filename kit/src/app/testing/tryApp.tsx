import { render, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { defineManifest } from '../../manifest/index.ts';
import { defineMessages } from '../../messages/index.ts';
import { closeDialogs } from '../../ui/index.ts';
import { AppRoot } from '../AppRoot.tsx';
import { assemble, type Microapp } from '../assemble.ts';
import { defineScreens } from '../defineScreens.ts';
import { Screen } from '../Screen.tsx';
import { useWallet } from '../WalletContext.ts';

const manifest = defineManifest({
  id: 'try',
  name: { ko: '시험', en: 'Trial' },
  prefixes: ['/try'],
  home: 'TRY10000',
  area: 'point',
  bridge: ['hello', 'getLoginInfo', 'getSsoInfo', 'closeView', 'openWindow'],
  screens: {
    TRY10000: { path: '/try/TRY10000', title: { ko: '처음', en: 'Start' } },
    TRY20000: { path: '/try/TRY20000/{itemId}', title: { ko: '상세', en: 'Detail' } },
    TRY30000: { path: '/try/TRY30000', title: { ko: '누구나', en: 'All' }, flags: { forVisitor: true } },
    TRY40000: { path: '/try/TRY40000', title: { ko: '앱', en: 'App' }, flags: { nativeOnly: true } },
    TRY50000: {
      path: '/try/TRY50000',
      title: { ko: '인증서', en: 'Certificate' },
      flags: { loginCertAuth: true },
    },
    TRY70000: { path: '/try/TRY70000', title: { ko: '다음', en: 'Next' }, flags: { stepParam: true } },
    TRY60000: {
      path: '/try/TRY60000',
      title: { ko: '지난 행사', en: 'Past event' },
      window: {
        from: '2023-11-14T00:00:00+09:00',
        until: '2023-12-14T00:00:00+09:00',
        otherwise: '/main/FMA10000',
      },
    },
  },
});

const plain = (title: string) => () => <Screen title={title}>{title}</Screen>;

function All() {
  const { navigate } = useWallet();
  return (
    <Screen title="누구나">
      <button type="button" data-go="member" onClick={() => navigate.push('TRY10000')}>
        회원
      </button>
    </Screen>
  );
}

const screens = defineScreens(manifest, {
  TRY10000: async () => ({ TRY10000: plain('처음') }),
  TRY20000: async () => ({ TRY20000: plain('상세') }),
  TRY30000: async () => ({ TRY30000: All }),
  TRY40000: async () => ({ TRY40000: plain('앱') }),
  TRY50000: async () => ({ TRY50000: plain('인증서') }),
  TRY70000: async () => ({ TRY70000: plain('다음') }),
  TRY60000: async () => ({ TRY60000: plain('지난 행사') }),
});
const messages = defineMessages({ ko: async () => ({ messages: {} }), en: async () => ({ messages: {} }) });

/** An app of tests: screens for members, for all, and for those with a certificate. */
export const tryApp: Microapp = { manifest, screens, messages };

/** Every address of another document that the page went to from now on, oldest first; none of them is loaded. */
export function otherDocuments(): string[] {
  const gone: string[] = [];
  for (const way of ['assign', 'replace'] as const) {
    vi.spyOn(window.location, way).mockImplementation((to) => void gone.push(String(to)));
  }
  return gone;
}

/** What stands over the page: the id of a dialog, or the name of a popup. */
export function above(): string | null {
  const found = document.querySelector<HTMLElement>('dialog[open][data-msg], [data-popup]');
  return found?.dataset.msg ?? found?.dataset.popup ?? null;
}

/** Answers the dialog or the popup of this name. */
export async function answer(user: UserEvent, name: string, action = 'confirm'): Promise<void> {
  const places = ['msg', 'popup'].map((kind) => `[data-${kind}="${name}"] [data-action="${action}"]`);
  const button = await waitFor(() => {
    const found = document.querySelector(places.join());
    if (!found) throw new Error(`${name} is not there; ${above()} is.`);
    return found;
  });
  await user.click(button);
}

/** A document of the test app, as a WebView loads it; the function ends it, with all that was in its memory. */
export async function loadDocument(at: string, fetchThere: typeof fetch): Promise<() => void> {
  window.history.replaceState(null, '', at);
  const { boot, dispose, gate, wallet } = assemble(tryApp, { fetch: fetchThere });
  await boot();
  const view = render(<AppRoot gate={gate} wallet={wallet} />);
  return () => {
    view.unmount();
    dispose();
    closeDialogs();
    window.sessionStorage.clear();
  };
}

/** The screen with this code, once it shows its data. */
export function shows(code: string): Promise<Element> {
  return waitFor(() => {
    const found = document.querySelector(`[data-screen="${code}"][data-state="ready"]`);
    if (!found) throw new Error(`${code} is not there; ${document.body.textContent} is.`);
    return found;
  });
}
