import { ApiError, post } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';

/** Every call of the area, for FFCAPITEST: area and call. */
export const callNames = [
  ...['wallet/summary', 'wallet/arrange', 'rate/list', 'rate/course', 'rate/alerts', 'limit/list'],
  ...['exchange/quote', 'exchange/hold', 'exchange/save-sise', 'exchange/order-state', 'history/list'],
  ...['certificate/mail', 'test/set'],
] as const;

const anyCall = post('/fcpurs-fe/{area}/v1/{call}', {
  lost: 'harmless',
  duplicates: 'allow',
  send: ({ area, call, body }: { area: string; call: string; body: object }) => ({
    path: { area, call },
    body,
  }),
  answer: v.unknown(),
});

/** The raw answer as text, also of a refusal. */
export async function sendAny(name: string, text: string): Promise<string> {
  const [area = '', call = ''] = name.split('/');
  try {
    const body = v.parse(v.record(v.string(), v.unknown()), JSON.parse(text));
    return JSON.stringify(await anyCall({ area, call, body }), null, 2);
  } catch (error) {
    return error instanceof ApiError ? `${error.kind} ${error.code ?? ''}` : String(error);
  }
}
