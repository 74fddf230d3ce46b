// What the wallet API answers: that of the mock backend, signed in, with a list of 30. Each answer is made once, so
// that the same bytes come equally fast in every run.
import { brotliCompressSync, constants } from 'node:zlib';
import { createMock } from '../../mocks/src/backend/index.ts';

export interface Answer {
  status: number;
  type: string;
  body: Buffer;
  /** compressed as a server does it while answering; absent for the small ones */
  packed?: Buffer;
}

/** Rows of the screen that is compared. */
export const LIST_LENGTH = 30;
const origin = 'http://localhost';

/** 30 forests from those of the mock backend, without pictures: the screen is words alone in every variant. */
function thirty(text: string): string {
  const answer = JSON.parse(text) as { payload: { forestList: Record<string, unknown>[] } };
  const known = answer.payload.forestList;
  answer.payload.forestList = Array.from({ length: LIST_LENGTH }, (_, index) => {
    const forest = known[index % known.length];
    const turn = Math.floor(index / known.length);
    return {
      ...forest,
      imgCd: '',
      ...(turn > 0 && {
        forestId: `${String(forest?.forestId)}-${turn + 1}`,
        forestNm: `${String(forest?.forestNm)} ${turn + 1}`,
      }),
    };
  });
  return JSON.stringify(answer);
}

/** Asks the mock backend, as the persona `member`. */
export async function createAnswers(): Promise<
  (method: string, url: string, body: Buffer) => Promise<Answer>
> {
  const mock = createMock();
  const reset = await mock.fetch(
    new Request(`${origin}/_mocks/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"persona":"member"}',
    }),
  );
  const cookie = (reset.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const known = new Map<string, Promise<Answer>>();

  async function ask(method: string, url: string, body: Buffer): Promise<Answer> {
    const request = new Request(origin + url, {
      method,
      headers: { cookie, accept: 'application/json', 'content-type': 'application/json' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const response = await mock.fetch(request);
    const text = await response.text();
    const isList = /^\/wApi\/forest\/v1\/forests(\?|$)/.test(url);
    const bytes = Buffer.from(isList ? thirty(text) : text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/json',
      body: bytes,
      ...(bytes.length > 512 && { packed: brotliCompressSync(bytes, { params }) }),
    };
  }

  return (method, url, body) => {
    if (method !== 'GET') return ask(method, url, body);
    const answer = known.get(url) ?? ask(method, url, body);
    known.set(url, answer);
    return answer;
  };
}
