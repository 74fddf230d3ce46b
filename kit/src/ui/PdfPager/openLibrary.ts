import { pdfjs } from 'react-pdf';
import { startPdfWorker } from './pdfWorker.ts';

/** How documents are opened: one worker a page, its tables of characters and fonts from the wallet's own origin. */
export interface PdfOptions {
  worker: InstanceType<typeof pdfjs.PDFWorker>;
  cMapUrl: string;
  cMapPacked: true;
  standardFontDataUrl: string;
  wasmUrl: string;
  useWasm: false;
  useWorkerFetch: true;
}

let opened: Promise<PdfOptions> | undefined;

async function open(): Promise<PdfOptions> {
  const port = await startPdfWorker();
  // One that dies later is replaced when the next document opens.
  port.addEventListener('error', forget, { once: true });
  // kit/vite/pdfAssets.ts puts the files there, by the version that asks for them.
  const files = new URL(`/_shared/pdf-${pdfjs.version}/`, document.baseURI).href;
  return {
    // Its types know of no port.
    worker: new pdfjs.PDFWorker({ port: port as unknown as null }),
    cMapUrl: `${files}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    // The content security policy compiles no WebAssembly.
    useWasm: false,
    useWorkerFetch: true,
  };
}

function forget() {
  opened = undefined;
}

/**
 * Readies the library; the same for every document of a page.
 *
 * @throws Error when the worker does not start; the next call tries again
 */
export function openLibrary(): Promise<PdfOptions> {
  opened ??= open();
  opened.catch(forget);
  return opened;
}
