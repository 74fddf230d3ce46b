import { Gone } from '@wallet/kit/app';
import { messages } from '../messages/index.ts';
import { AppOnly } from './AppOnly.tsx';

/** What stands in place of a screen: no wallet here, or what it is about has gone. */
export function useInstead() {
  const { gone } = messages.use();
  const begin = <Gone to="FMC10000" picture="time" {...gone} />;
  return {
    WALLET_ABSENT: <AppOnly />,
    WALLET_CARD_GONE: begin,
    MIP_CASE_GONE: begin,
    MIP_REQUEST_GONE: begin,
    MIP_HISTORY_GONE: <Gone to="FMC30000" {...gone} />,
  };
}
