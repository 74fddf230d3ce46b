import { shared } from './catalogues.ts';
import { type KitMessages, kitMessages } from './kitMessages.ts';

/** Values that a text mentions, by name. */
export type MessageParams = Record<string, string | number>;

/** A message id of the contract "what a page tells those who watch it". */
export type MessageId = keyof KitMessages['dialogs'] | keyof KitMessages['problems'];

type Entry = string | ((params: never) => string);

function entryOf(texts: KitMessages, id: string): Entry | undefined {
  for (const group of [texts.dialogs, texts.problems] as Record<string, Entry>[]) {
    if (Object.hasOwn(group, id)) return group[id];
  }
  return undefined;
}

/** True when the kit has a text for this id. */
export function hasMessage(id: string): boolean {
  return entryOf(kitMessages.current(), id) !== undefined;
}

/**
 * The text of a message id in the language shown. An id the kit does not know (an app's own, a newer one) gives
 * the general failure text, never an empty dialog. A component calls `kitMessages.use()` as well, so that it
 * renders again on a switch.
 *
 * @param id message id
 * @param params what the text mentions
 * @throws Error when no language has been loaded yet
 */
export function messageText(id: string, params: MessageParams = {}): string {
  const texts = kitMessages.current();
  const entry = entryOf(texts, id) ?? texts.problems.requestFailed;
  return typeof entry === 'function' ? entry(params as never) : entry;
}

shared.text = (id) => (hasMessage(id) ? messageText(id) : undefined);

/** The text under a field whose rule answered `problem` (kit/forms). */
export function problemText(problem: { id: string; params?: MessageParams }): string {
  return messageText(problem.id, problem.params);
}
