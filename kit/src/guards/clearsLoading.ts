/**
 * Whether a navigation ends the loading state, in which a skeleton hides the screen (1-shell s4.1, E01): every one
 * does but the one towards FGM40000, and the one from the main page with a pageId.
 */
export function clearsLoading({
  code,
  from,
}: {
  code: string;
  from?: { code: string; query?: URLSearchParams };
}): boolean {
  return code !== 'FGM40000' && !(from?.code === 'FMA10000' && from.query?.has('pageId'));
}
