import type { ApiError } from './ApiError.ts';

/** Our name: the order has arrived, and a partner still works on it. That is no refusal. */
const beingWorkedOn = 'UBFR0202';

/**
 * Whether the server may have carried out a call that ended so: no answer, none that can be trusted, or the word that
 * it is being worked on.
 */
export function isDoubtful(error: ApiError): boolean {
  if (error.kind === 'code') return error.code === beingWorkedOn;
  return error.kind !== 'http' || error.status === undefined || error.status >= 500 || error.status === 408;
}
