const MARK = 'x-mocks-drop';

/** What a page's `fetch` says when the connection is cut; in-process callers get it from `mock.fetch`. */
export class DropError extends TypeError {
  constructor() {
    super('Failed to fetch');
    this.name = 'TypeError';
  }
}

/** The answer that stands for a cut connection on its way out of the app. */
export function dropResponse(): Response {
  return new Response(null, { status: 503, headers: { [MARK]: '1' } });
}

/**
 * Whether the connection is to be cut: true for what `mock.fetch` rejects with and for what
 * `mock.app.fetch` resolves to. The server destroys the socket then.
 */
export function isDrop(outcome: unknown): boolean {
  if (outcome instanceof DropError) {
    return true;
  }
  return outcome instanceof Response && outcome.headers.has(MARK);
}
