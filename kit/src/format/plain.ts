/**
 * A text as searches compare it, what is typed and what is looked through alike: Korean syllables that come apart into
 * their letters are put together (an iPhone pastes them so), capitals and small letters are one, and so are spaces.
 * Where spaces count for nothing, `dense`.
 */
export function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** {@link plain}, without its spaces. */
export const dense = (text: string): string => plain(text).replaceAll(' ', '');
