import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PdfOptions } from './openLibrary.ts';

/**
 * Gives the bytes of a PDF, as `readTermFile` of `@wallet/kit/common` does.
 *
 * @param signal aborted when nobody waits for it any more
 */
export type LoadPdf = (signal: AbortSignal) => Promise<{ bytes: ArrayBuffer | Uint8Array }>;

type Pages = typeof import('./PdfPages.tsx').PdfPages;

/** A PDF on its way, come, or not to be had. */
export type Pdf =
  | { state: 'loading' }
  | { state: 'failed'; messageId: string }
  | { state: 'ready'; bytes: Uint8Array; options: PdfOptions; Pages: Pages };

async function openLibrary() {
  const [{ PdfPages }, library] = await Promise.all([import('./PdfPages.tsx'), import('./openLibrary.ts')]);
  return { Pages: PdfPages, options: await library.openLibrary() };
}

/** File and library come side by side; of two failures the file's is told. */
async function read(load: LoadPdf, signal: AbortSignal): Promise<Pdf> {
  const library = openLibrary();
  library.catch(() => {});
  const { bytes } = await load(signal);
  return {
    state: 'ready',
    bytes: bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes),
    ...(await library),
  };
}

function messageIdOf(error: unknown): string {
  const isOffline =
    !navigator.onLine ||
    (typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'offline');
  return isOffline ? 'offline' : 'failedToGetTerms';
}

/** Reads a PDF and, only now, the library for it. Once the connection is back it tries again by itself. */
export function usePdf(load: LoadPdf) {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setPdf({ state: 'loading' });
    read(latest.current, signal).then(
      (ready) => {
        if (!signal.aborted) setPdf(ready);
      },
      (error: unknown) => {
        if (!signal.aborted) setPdf({ state: 'failed', messageId: messageIdOf(error) });
      },
    );
    return () => stop.abort();
  }, [attempt]);

  const isOffline = pdf.state === 'failed' && pdf.messageId === 'offline';
  // Before the failure is seen: a connection that comes back right then is not missed.
  useLayoutEffect(() => {
    if (!isOffline) return;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isOffline]);

  return {
    pdf,
    retry: () => setAttempt((before) => before + 1),
    giveUp: () => setPdf({ state: 'failed', messageId: 'failedToGetTerms' }),
  };
}
