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
    open.value = open.peek().filter((overlay) => overlay.key !== key);
    settle(given);
  };
  return { key, answer, answered };
}

/** Opens a dialog; one with the same id that is open already is joined: at most one of each id. */
export function openDialog(kind: DialogKind, text: DialogText): Promise<Answer> {
  const same = open.peek().find((overlay) => overlay.type === 'dialog' && overlay.id === text.id);
  if (same) return same.answered;
  const dialog: OpenDialog = { ...text, ...pending(), type: 'dialog', kind };
  open.value = [...open.peek(), dialog];
  return dialog.answered;
}

/** Opens a popup by name; one of that name that is open already is joined. */
export function addPopup(name: string, argument: unknown): Promise<Answer> {
  const same = open.peek().find((overlay) => overlay.type === 'popup' && overlay.name === name);
  if (same) return same.answered;
  const popup: OpenPopup = { ...pending(), type: 'popup', name, argument };
  open.value = [...open.peek(), popup];
  return popup.answered;
}
