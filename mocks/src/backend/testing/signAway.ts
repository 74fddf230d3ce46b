type Ask = (
  path: string,
  init?: { method: string; headers: Record<string, string>; body: string },
) => Promise<{ json(): Promise<unknown> }>;

interface Answer {
  code: string;
  payload: { ogtxt: string; signature: string; certSerial: string };
}

/**
 * Signs what the certificate's page was opened for, as that page does; answers with what it closes with.
 *
 * @param ask of the world that the page of the test stands in
 */
export async function signAway(ask: Ask, url: string) {
  const call = async (path: string, body?: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const answer = await ask(`/wApi${path}`, body && { ...init, body: JSON.stringify(body) });
    return (await answer.json()) as Answer;
  };
  const signId = new URL(url, 'http://localhost').searchParams.get('signId') ?? '';
  const { ogtxt } = (await call(`/bcerti/v1/requests/${signId}`)).payload;
  const { signature, certSerial } = (await call('/proofs/signatures', { content: ogtxt })).payload;
  const sent = { ogtxt, signature, certSerial, prfNo: '', bioYn: 'Y' };
  const { code } = await call(`/bcerti/v1/requests/${signId}/sign`, sent);
  if (code !== '0000') throw new Error(`Not signed: ${code}.`);
  return { kind: 'submitted' as const, value: { signId, isSigned: true } };
}
