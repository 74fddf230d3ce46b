import { ApiError } from '@wallet/kit/api';
import { isDoubtful } from '@wallet/kit/common';

/** Ends that leave open what became of a change: nothing came back, or nothing that can be read. */
export function isUncertain(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.silent && isDoubtful(error);
}

/**
 * Sends a change that bears a key, and once more under the same key where its end stays open: the server carries it
 * out once and answers the same.
 *
 * @throws what the last try threw
 */
export async function sendSurely<R>(send: () => Promise<R>): Promise<R> {
  try {
    return await send();
  } catch (error) {
    if (!isUncertain(error)) throw error;
    return await send();
  }
}
