/** Errors of the API room carry the id of their text; this room does not know them by name. */
export function messageIdOf(error: unknown): string {
  const { messageId } = (error ?? {}) as { messageId?: unknown };
  return typeof messageId === 'string' ? messageId : 'failedToFetchData';
}
