/**
 * What befalls one call: it never arrives; its answer never comes back; it arrives after the page has been told that it
 * failed; it arrives twice; its answer takes its time; a server fails before or after it was carried out; what comes
 * back is not to be read.
 */
export type CallFault =
  | 'none'
  | 'lost'
  | 'answerLost'
  | 'late'
  | 'doubled'
  | 'slow'
  | 'failedBefore'
  | 'failedAfter'
  | 'malformed';

export const callFaults: readonly CallFault[] = [
  'none',
  'lost',
  'answerLost',
  'late',
  'doubled',
  'slow',
  'failedBefore',
  'failedAfter',
  'malformed',
];

interface FaultyNetwork {
  fetch(request: Request): Promise<Response>;
  /** delivers what is still under way: the end of a run */
  deliver(): Promise<void>;
}

const SLOW_MS = 2;
const failed = () => new Response('<h1>500</h1>', { status: 500, headers: { 'content-type': 'text/html' } });
const garbled = () => Response.json({ status: 200, code: '0000', message: '', payload: { x: 1 } });
const cut = () => new TypeError('Failed to fetch');

/** A network before a backend, with a fault for each call of the wallet API. */
export function createFaultyNetwork(
  backend: { fetch(request: Request): Promise<Response> },
  choose: () => CallFault,
): FaultyNetwork {
  let underWay: Request[] = [];

  async function deliver(): Promise<void> {
    const late = underWay;
    underWay = [];
    for (const request of late) await backend.fetch(request).catch(() => undefined);
  }

  async function fetch(request: Request): Promise<Response> {
    if (!new URL(request.url).pathname.startsWith('/wApi/')) return backend.fetch(request);
    const fault = choose();
    if (fault === 'lost') throw cut();
    if (fault === 'failedBefore') return failed();
    // Without the page's signal: what is on its way arrives though the page has gone.
    const sent = new Request(request.clone(), { signal: null });
    if (fault === 'late') {
      underWay.push(sent);
      throw cut();
    }
    if (fault === 'doubled') await backend.fetch(sent.clone() as Request);
    const answer = await backend.fetch(sent);
    if (fault === 'answerLost') throw cut();
    if (fault === 'failedAfter') return failed();
    if (fault === 'malformed') return garbled();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (request.signal.aborted) throw cut();
    await deliver();
    return answer;
  }

  return { fetch, deliver };
}
