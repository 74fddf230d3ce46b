/**
 * What befalls one call: it never arrives; its answer never comes back; it arrives after the page has been told that
 * it failed, behind later calls; it arrives twice; its answer takes its time.
 */
export type Fault = 'none' | 'lost' | 'answerLost' | 'late' | 'doubled' | 'slow';

export const faults: readonly Fault[] = ['none', 'lost', 'answerLost', 'late', 'doubled', 'slow'];

/** Something that answers requests: the mock backend. */
interface Backend {
  fetch(request: Request): Promise<Response>;
}

/** A backend behind a network that cuts, delays, doubles and reorders. */
export interface UnsureNetwork extends Backend {
  /** Delivers what is still under way; for the end of a run. */
  settle(): Promise<void>;
}

const SLOW_MS = 3;

/**
 * Puts an unsure network before a backend.
 *
 * @param choose the fault of each call of the wallet API, which may be drawn by a seed
 */
export function createUnsureNetwork(
  backend: Backend,
  choose: (call: { method: string; path: string }) => Fault,
): UnsureNetwork {
  let underWay: Request[] = [];
  const cut = () => new TypeError('Failed to fetch');

  async function deliver(): Promise<void> {
    const late = underWay;
    underWay = [];
    for (const request of late) await backend.fetch(request).catch(() => undefined);
  }

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const fault = pathname.startsWith('/wApi/')
        ? choose({ method: request.method, path: pathname.slice('/wApi'.length) })
        : 'none';
      if (fault === 'lost') throw cut();
      // Without the page's signal: what is on its way arrives though the page has gone.
      const sent = new Request(request.clone(), { signal: null });
      if (fault === 'late') {
        underWay.push(sent);
        throw cut();
      }
      if (fault === 'doubled') await backend.fetch(sent.clone() as Request);
      if (fault === 'answerLost') {
        await backend.fetch(sent);
        throw cut();
      }
      const answer = await backend.fetch(request);
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await deliver();
      return answer;
    },
    settle: deliver,
  };
}
