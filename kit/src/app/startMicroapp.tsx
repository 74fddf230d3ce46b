import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot.tsx';
import { assemble, type Microapp } from './assemble.ts';
import { takeRoot } from './ready/handover.ts';

/**
 * Starts an app in its page: host, API, session, then one first render when it is known who the customer is
 * and what they may see. Until then the skeleton of the page's HTML stands.
 *
 * @throws Error when the page has no element with the id `app`
 */
export function startMicroapp(app: Microapp): void {
  const container = document.getElementById('app');
  if (container === null) throw new Error('The page has no element with the id "app". Add it to index.html.');
  const assembled = assemble(app);
  void assembled.boot().then(() => {
    const root = takeRoot() ?? createRoot(container);
    // At once, its effects included: the screen then has what the page asked for early before the browser paints.
    flushSync(() => root.render(<AppRoot gate={assembled.gate} wallet={assembled.wallet} />));
  });
}
