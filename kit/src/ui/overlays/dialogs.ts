import { kitMessages } from '../../messages/index.ts';
import { openLayers } from '../Modal/layers.ts';
import { type Answer, answerAll, type DialogText, openDialog, overlays } from './overlays.ts';

/** How long a question stands. */
interface Until {
  signal?: AbortSignal;
}

/**
 * Tells the customer something and waits until they have read it (1-shell s2.5).
 *
 * `await alert({ id: 'sessionExpired' })`, `await alert({ id: 'serverMessage', text: error.serverMessage })`
 *
 * @param message the message id, and where its text is not the catalogue's, the text. A second alert that
 *   says the same as an open dialog joins it; one of the same id with another text waits until that is read.
 */
export async function alert(message: Omit<DialogText, 'cancelLabel' | 'danger'>): Promise<void> {
  await openDialog('alert', message);
}

/**
 * Asks the customer yes or no (1-shell s2.5).
 *
 * `await confirm({ id: 'cancelBooking', text: t.ask, danger: t.cancel })`: what cannot be undone names the act
 *
 * @param message as for {@link alert}, with labels for both buttons
 * @param until `signal`: what is asked about is over, and the question goes
 * @returns true for confirm; false for cancel, Escape, a route change and a question that has gone
 */
export async function confirm(message: DialogText, { signal }: Until = {}): Promise<boolean> {
  return (await openDialog('confirm', message, signal)) === 'confirm';
}

/**
 * The login guide (1-shell s4.1, A37): `confirm` goes to the app, `cancel` to the login, `close` stays.
 * Where these lead is the caller's business.
 *
 * @param isInApp the page is in the phone app: to go there is to go back to it
 */
export function loginGuide(isInApp = false): Promise<Answer> {
  return openDialog('guide', {
    id: 'loginGuide',
    ...(isInApp ? { confirmLabel: kitMessages.current().buttons.backToApp } : {}),
  });
}

/** True while a dialog, a popup or a sheet covers the page. */
export function hasOpenDialog(): boolean {
  return overlays.peek().length > 0 || openLayers().length > 0;
}

/** True while a dialog or a popup is open; a component that asks is drawn again when that changes. */
export function isAsking(): boolean {
  return overlays.value.length > 0;
}

/** Closes the topmost dialog, popup or sheet, as Escape would: for the phone's back. False when there is none. */
export function closeTopDialog(): boolean {
  if (!hasOpenDialog()) return false;
  const [top] = openLayers();
  if (top) top.dismiss();
  else overlays.peek().at(-1)?.answer('close');
  return true;
}

/** Closes everything that covers the page: every route change does (1-shell s4.1, A38, R188). Who waits gets `close`. */
export function closeDialogs(): void {
  answerAll('close');
  for (const layer of openLayers()) layer.dismiss();
}
