import type { ApiError } from '../api/index.ts';
import { messageText } from '../messages/index.ts';
import { alert } from '../ui/index.ts';

/** Tells the customer why a call failed: in the server's words where it sent some, else in ours. */
export async function alertError(error: ApiError): Promise<void> {
  if (error.silent) return;
  if (error.serverMessage) await alert({ id: 'serverMessage', text: error.serverMessage });
  // Nobody is asked to try again what may be done.
  else if (error.mayBeDone) await alert({ id: error.messageId, text: messageText('answerLost') });
  else await alert({ id: error.messageId });
}
