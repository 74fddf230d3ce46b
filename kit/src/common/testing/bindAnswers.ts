import { bindClient, createClient } from '../../api/index.ts';

interface SeenCall {
  method: string;
  /** Path and query, without the prefix. */
  address: string;
  body: unknown;
}

/** Binds a real client to a wallet API that gives one answer; what was asked is kept. */
export function bindAnswers(answer: unknown): SeenCall[] {
  const seen: SeenCall[] = [];
  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    seen.push({ method: init.method ?? 'GET', address: String(input).replace('/wApi', ''), body });
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  }
  bindClient(createClient({ fetch }));
  return seen;
}

/** The generic answer of a call that went well. */
export function good(payload: unknown = null) {
  return { status: 200, code: '0000', message: 'ok', payload };
}
