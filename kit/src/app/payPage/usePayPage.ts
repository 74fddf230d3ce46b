import { useState } from 'react';
import { alert } from '../../ui/index.ts';
import { leaveGuards } from '../leaveGuards.ts';
import { type ActionOptions, useAction } from '../useAction.ts';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useResume } from '../useResume.ts';
import { useWallet } from '../WalletContext.ts';
import { isPayUrl } from './isPayUrl.ts';

/**
 * Goes to the page of a payment company, which leads back to a page of this app. Until the page turns, leaving is asked
 * about; after that what was ordered is safe with the service, paid or not. What became of it only the service knows:
 * the page it leads back to asks, and never believes its address.
 *
 * @param begin answers the address of that page
 * @param options where a refusal leads, once the customer has been told
 */
export function usePayPage<A extends unknown[]>(
  begin: (...args: A) => Promise<string>,
  options: Pick<ActionOptions<A>, 'on' | 'onRefusal' | 'onLost'> = {},
) {
  const { navigate } = useWallet();
  const [isBeginning, setBeginning] = useState(false);
  const [isTurning, setTurning] = useState(false);

  const { run, isRunning } = useAction(async (...args: A) => {
    let url: string;
    setBeginning(true);
    try {
      url = await begin(...args);
      // The page does not go to the company with a question open; a customer who has left already stays where they are.
      if (await leaveGuards.withdraw()) return undefined;
    } finally {
      // Before anything is told: what comes after a refusal is no leaving that is asked about.
      setBeginning(false);
    }
    if (!isPayUrl(url)) return alert({ id: 'badPayAddress' });
    setTurning(true);
    if (url.startsWith('/')) return navigate.push(url, { asks: false });
    leaveGuards.release();
    window.location.assign(url);
  }, options);

  useLeaveGuard(isBeginning);

  // Back from the payment page by the phone's back, with this page just as it was left.
  useResume(() => setTurning(false));

  return { pay: run, isPaying: isRunning || isTurning };
}
