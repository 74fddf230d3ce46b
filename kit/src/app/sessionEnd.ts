import { closeView } from '../bridge/index.ts';
import type { Session } from '../session/index.ts';
import { alert, closeDialogs } from '../ui/index.ts';
import { leaveGuards } from './leaveGuards.ts';
import { loginMove } from './presentBlock.ts';

interface Ways {
  isNative: boolean;
  view?: Window;
}

/**
 * What the customer is told when the session ends, and where they go (1-shell s4.5): the alert is acknowledged
 * first, then the app closes the WebView; a browser goes to the login (expired) or reads the page again (duplicate).
 * Only the WebView that met the end speaks.
 */
export function followSessionEnd(session: Session, { isNative, view = window }: Ways): () => void {
  return session.onEnded(async (end) => {
    if (!end.speaks || end.reason === 'left') return;
    closeDialogs();
    if (end.reason === 'expired') await alert({ id: 'sessionExpired' });
    else await alert({ id: 'duplicateLogin', ...(end.message ? { text: end.message } : {}) });
    // Nothing that was guarded can go on without a session.
    leaveGuards.release();
    if (isNative && (await closeView()) !== false) return;
    if (end.reason === 'expired') {
      view.location.assign(loginMove(`${view.location.pathname}${view.location.search}`, isNative));
    } else view.location.reload();
  });
}
