import { type BlockPopup, places } from '../guards/index.ts';
import { homePath } from '../manifest/index.ts';
import { alert, confirm, loginGuide, openPopup } from '../ui/index.ts';
import { goToApp } from './appLinks.ts';
import type { Block } from './gate.ts';

/** Where the customer signs in (1-shell s2.2). */
export const loginPath = '/mber/FME11000';

interface Ways {
  isNative: boolean;
  /** leaves for another address, in place of the refused one */
  go(path: string): void;
}

/** The login page that comes back to `returnTo`; a browser also says that the page was opened directly. */
export function loginMove(returnTo: string, isNative: boolean): string {
  const query = new URLSearchParams({ returnPath: returnTo });
  if (!isNative) query.set('directPage', 'Y');
  // A deep link's pageId travels on to the login, which follows it afterwards (E15).
  for (const [key, value] of new URLSearchParams(returnTo.split('?')[1] ?? '')) {
    if (!query.has(key)) query.set(key, value);
  }
  return `${loginPath}?${query}`;
}

/**
 * The certificate page that comes back to `returnTo` (1-shell s2.2, s4.3): with `Y` a certificate is used, with `I` one
 * is added first.
 */
export function certificateMove(isCertiAccess: 'Y' | 'I', returnTo: string): string {
  return `${places.certificates}?${new URLSearchParams({ isCertiAccess, returnPath: returnTo })}`;
}

/** Where what a popup asks for is done; it comes back to `returnTo`. */
function wayOn(popup: Exclude<BlockPopup['popup'], 'nativeGuidance'>, returnTo: string): string {
  if (popup === 'cddEdd') return `${places.dueDiligence}?${new URLSearchParams({ returnPath: returnTo })}`;
  return certificateMove(popup === 'addCertificate' ? 'I' : 'Y', returnTo);
}

/** Tells the customer why a screen did not open, and does what they choose (1-shell s4.1, A22, A36, A37). */
export async function presentBlock(block: Block, returnTo: string, { isNative, go }: Ways): Promise<void> {
  const { show } = block;
  if ('popup' in show) {
    const answer = await openPopup(show.popup, { returnTo });
    if (answer !== 'confirm') return;
    if (show.popup === 'nativeGuidance') return goToApp(returnTo);
    return go(wayOn(show.popup, returnTo));
  }
  switch (show.dialog) {
    case 'loginGuide': {
      const answer = await loginGuide(isNative);
      if (answer === 'confirm') await goToApp(returnTo);
      else if (answer === 'cancel') go(loginMove(returnTo, isNative));
      return;
    }
    case 'stepParamMissing':
      await alert({ id: show.dialog });
      return go(show.confirmTo ?? homePath);
    default: {
      const agreed = await confirm({ id: show.dialog });
      const to = agreed ? show.confirmTo : show.cancelTo;
      if (to) go(to);
    }
  }
}
