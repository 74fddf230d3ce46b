import type { ApiError } from '../api/index.ts';
import { alert } from '../ui/index.ts';

/** Tells the customer why a call failed: in the server's words where it sent some, else in ours. */
export async function alertError(error: ApiError): Promise<void> {
  if (error.silent) return;
  if (error.serverMessage) await alert({ id: 'serverMessage', text: error.serverMessage });
  else await alert({ id: error.messageId });
}
