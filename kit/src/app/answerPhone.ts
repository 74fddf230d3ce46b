import type { Bridge } from '../bridge/index.ts';
import { isWalletPath, type Manifest } from '../manifest/index.ts';
import { suggestLocale } from '../messages/index.ts';
import type { Session } from '../session/index.ts';
import { closeTopDialog } from '../ui/index.ts';
import { followAppearance, tellTheme } from './appearance.ts';
import { leaveGuards } from './leaveGuards.ts';
import { isOwnPath, type Navigate } from './navigation.ts';
import { screenBack } from './screenBack.ts';

interface Parts {
  session: Session;
  manifest: Manifest;
  navigate: Navigate;
  view?: Window;
}

/**
 * Answers what the phone app says (contracts/bridge.md): its back button, or a swipe, closes the topmost dialog, else
 * goes back; its top bar goes back, closes or goes home; an app that is opened again goes where it was to lead;
 * another login state reads the session again; the phone's language and theme become ours.
 */
export function answerPhone(
  bridge: Bridge,
  { session, manifest, navigate, view = window }: Parts,
): () => void {
  function back() {
    // The question that a first press has just put is not answered by a second: the customer has not seen it.
    if (leaveGuards.isAsking && view.document.querySelector('dialog[open]') === null) return;
    if (closeTopDialog()) return;
    const own = screenBack();
    if (own) own();
    else navigate.back();
  }
  const buttons = new Map([
    ['back', back],
    ['close', navigate.close],
    ['home', navigate.home],
  ]);
  const offs = [
    bridge.on('backPressed', back),
    bridge.on('topBarTapped', ({ button }) => buttons.get(button)?.()),
    bridge.on('reopened', ({ url }) => {
      const here = `${view.location.pathname}${view.location.search}`;
      if (isWalletPath(url) && isOwnPath(manifest, url) && url !== here) navigate.push(url);
    }),
    followAppearance(view.document.documentElement),
    bridge.on('loginChanged', ({ isLogin }) => void session.followApp(isLogin)),
  ];
  void bridge.hello().then((host) => {
    if (host === null) return;
    tellTheme(host.theme);
    return suggestLocale(host.locale);
  });
  return () => {
    for (const off of offs) off();
  };
}
