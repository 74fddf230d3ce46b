import { ApiError } from '@wallet/kit/api';
import { alert } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { refusalOf } from '../model/refusals.ts';

/** Tells in the customer's language why this area refused something; false for any other failure. */
export async function tellRefusal(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.kind !== 'code') return false;
  const id = refusalOf(error.code);
  if (id === 'other') return false;
  await alert({ id, text: messages.current().refusals[id] });
  return true;
}
