import { type ReadonlySignal, signal } from '@preact/signals-react';

/** How a dialog or a popup was left. Being closed from outside (route change, Escape) is `close`. */
export type Answer = 'confirm' | 'cancel' | 'close';

/** What is said in a dialog. */
export interface DialogText {
  /** message id: `data-msg` */
  id: string;
  /** in place of the catalogue's text: the server's words, an app's own message */
  text?: string;
  /** values the catalogue's text mentions */
  params?: Record<string, string | number>;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The act that cannot be undone, in the words of its button, which is red: never only "confirm". */
  danger?: string;
  /** What could not be copied or sent, to be selected: a link, a number. */
  quote?: string;
  /** What could not be saved or sent, to be held: the address of a picture. */
  picture?: string;
}

export type DialogKind = 'alert' | 'confirm' | 'guide';

interface Pending {
  key: number;
  answer(answer: Answer): void;
  answered: Promise<Answer>;
}

export interface OpenDialog extends Pending, DialogText {
  type: 'dialog';
  kind: DialogKind;
}

export interface OpenPopup extends Pending {
  type: 'popup';
  name: string;
  argument: unknown;
}

type Overlay = OpenDialog | OpenPopup;

const open = signal<readonly Overlay[]>([]);
let lastKey = 0;

/** Every dialog and popup that is open, the topmost last. Module state: a document has one screen before the customer. */
export const overlays: ReadonlySignal<readonly Overlay[]> = open;

function pending(): Pending {
  const key = ++lastKey;
  let settle: (answer: Answer) => void = () => {};
  const answered = new Promise<Answer>((resolve) => {
    settle = resolve;
  });
  const answer = (given: Answer) => {
    // First out of sight, then the answer: who asked may open the next one at once.
    const left = open.peek().find((overlay) => overlay.key === key);
    if (left) open.value = open.peek().filter((overlay) => overlay !== left);
    if (left?.type === 'dialog') openNext(left.id);
    settle(given);
  };
  return { key, answer, answered };
}

/** Dialogs that wait until the one of their id has been answered: another text of the server must not be lost. */
const waiting: OpenDialog[] = [];

const saysTheSame = (one: DialogText, other: DialogText) =>
  one.text === other.text && JSON.stringify(one.params) === JSON.stringify(other.params);

/**
 * Opens a dialog. At most one of each id is open: one that says the same is joined, one that says something else waits
 * for it.
 *
 * @param until closes it where nothing is left to be asked; one that another opened stays
 */
export function openDialog(kind: DialogKind, text: DialogText, until?: AbortSignal): Promise<Answer> {
  const isOfId = (overlay: Overlay): overlay is OpenDialog =>
    overlay.type === 'dialog' && overlay.id === text.id;
  const before = [...open.peek(), ...waiting].filter(isOfId);
  const same = before.find((dialog) => saysTheSame(dialog, text));
  if (same) return same.answered;
  const dialog: OpenDialog = { ...text, ...pending(), type: 'dialog', kind };
  if (before.length > 0) waiting.push(dialog);
  else open.value = [...open.peek(), dialog];
  const isOver = () => {
    const place = waiting.indexOf(dialog);
    if (place >= 0) waiting.splice(place, 1);
    dialog.answer('close');
  };
  until?.addEventListener('abort', isOver, { once: true });
  return dialog.answered;
}

/** Opens the first dialog that has waited for one of this id. */
function openNext(id: string): void {
  const place = waiting.findIndex((dialog) => dialog.id === id);
  if (place >= 0) open.value = [...open.peek(), ...waiting.splice(place, 1)];
}

/** Answers all that is open and all that waits, the topmost first. */
export function answerAll(answer: Answer): void {
  for (const dialog of waiting.splice(0)) dialog.answer(answer);
  for (const overlay of open.peek().toReversed()) overlay.answer(answer);
}

/** Opens a popup by name; one of that name that is open already is joined. */
export function addPopup(name: string, argument: unknown): Promise<Answer> {
  const same = open.peek().find((overlay) => overlay.type === 'popup' && overlay.name === name);
  if (same) return same.answered;
  const popup: OpenPopup = { ...pending(), type: 'popup', name, argument };
  open.value = [...open.peek(), popup];
  return popup.answered;
}
