import type { Bridge } from '../bridge/index.ts';
import { suggestLocale } from '../messages/index.ts';
import type { Session } from '../session/index.ts';
import { closeTopDialog } from '../ui/index.ts';
import type { Navigate } from './navigation.ts';

interface Ways {
  session: Session;
  navigate: Navigate;
  view?: Window;
}

const themes = ['light', 'dark'];

/**
 * Answers what the phone app says (contracts/bridge.md): its back button closes the topmost dialog, else goes back;
 * another login state, or coming back to the front, reads the session again; its language and theme become ours.
 */
export function answerPhone(bridge: Bridge, { session, navigate, view = window }: Ways): () => void {
  const reread = () => void session.reread();
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) reread();
  };
  const offs = [
    bridge.on('backPressed', () => {
      if (!closeTopDialog()) navigate.back();
    }),
    bridge.on('loginChanged', reread),
    bridge.on('resume', reread),
  ];
  view.addEventListener('pageshow', onPageShow);
  void bridge.hello().then((host) => {
    if (host === null) return;
    if (host.theme !== undefined && themes.includes(host.theme)) {
      view.document.documentElement.dataset.theme = host.theme;
      // The boot script of the next page reads it before anything is drawn.
      view.localStorage.setItem('wallet.theme', host.theme);
    }
    return suggestLocale(host.locale);
  });
  return () => {
    for (const off of offs) off();
    view.removeEventListener('pageshow', onPageShow);
  };
}
