import { ApiError } from '@wallet/kit/api';

/** What the service answers where there is nothing of that id. */
const NOT_FOUND = 'NOTI_NOT_FOUND';

/** An old link is no failure: what is not there any more is null. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === NOT_FOUND) return null;
    throw error;
  }
}
