import { Gone } from '@wallet/kit/app';
import { messages } from '../messages/index.ts';

/** What stands there where the wallet is not open yet. */
export function useNotOpen() {
  const t = messages.use();
  return { FFC_NOT_OPEN: <Gone to="FFC10000" {...t.gone} /> };
}
