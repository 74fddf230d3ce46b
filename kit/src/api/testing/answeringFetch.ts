/** What a test's wallet API answers: JSON, a text as it is, or a Response. */
type Reply = unknown | Response;

export interface SeenRequest {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal | undefined;
}

/** A small wallet API for the kit's own tests: one function answers everything; what was asked is kept. */
export function answeringFetch(answer: (request: SeenRequest, nth: number) => Reply | Promise<Reply>) {
  const seen: SeenRequest[] = [];
  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      address: String(input),
      headers: { ...(init.headers as Record<string, string>) },
      body: typeof init.body === 'string' ? init.body : undefined,
      signal: init.signal ?? undefined,
    };
    seen.push(request);
    const reply = await answer(request, seen.length);
    if (reply instanceof Response) return reply;
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  }
  return { fetch, seen };
}

/** The generic answer of a call that went well. */
export function good(payload: unknown = null) {
  return { status: 200, code: '0000', message: 'ok', payload };
}

/** An answer with an HTTP status of its own. */
export function withStatus(status: number, body: unknown): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}
