/** What a Trusted Types policy is asked for here; TypeScript's DOM types do not have it yet. */
interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined;

// The build for older engines: iOS 17.5 is still served (1-shell s5).
function workerAddress(): string {
  return new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
}

/** Lets this one script through where Trusted Types are asked for; the policy is named `wallet-pdf`. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('wallet-pdf', {
    createScriptURL(asked) {
      if (asked !== workerAddress())
        throw new TypeError('Only the worker of the PDF library may be started.');
      return asked;
    },
  });
  return policy.createScriptURL(address);
}

/**
 * Starts the worker that reads PDFs.
 *
 * @throws Error when the worker's file does not load
 */
export function startPdfWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trusted(workerAddress()), { type: 'module' });
    const onError = () => {
      worker.terminate();
      reject(new Error('The worker of the PDF library did not start.'));
    };
    worker.addEventListener('error', onError, { once: true });
    // It says that it is ready before it is asked for anything.
    worker.addEventListener(
      'message',
      () => {
        worker.removeEventListener('error', onError);
        resolve(worker);
      },
      { once: true },
    );
  });
}
