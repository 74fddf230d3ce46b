import type { BrowserContext } from '@playwright/test';

/** Sees every error of every page of a context; those that a test expects it allows by text. */
export interface Watch {
  /** This kind of error is what the test is about. */
  allow(...patterns: RegExp[]): void;
  readonly errors: readonly string[];
}

/** Runs in every page and frame: a report to the content security policy becomes an error of the console. */
function tellViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, disposition } = event;
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample} (${disposition})`);
  });
}

/**
 * What Chromium says, without a reason, of a file with a hash that was still being read when its page went: the customer
 * left, and nothing is wrong. A file that is not what its hash says has a reason behind the address.
 */
const leftWhileReading = /^Fetch API cannot load \S+\.\s*$/;

/** Fails a test on every error and on every report to a content security policy (G37). */
export function watchErrors(context: BrowserContext): Watch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' || leftWhileReading.test(message.text())) return;
    seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => {
    const error = problem.error();
    seen.push(`uncaught: ${error.name} ${error.message} ${error.stack ?? ''}`);
  });
  // Pages are asked for after this, over the same wire; a context that is gone has none.
  void context.addInitScript(tellViolations).catch(() => {});
  return {
    allow(...patterns) {
      allowed.push(...patterns);
    },
    get errors() {
      return seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
  };
}
