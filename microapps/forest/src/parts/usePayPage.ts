import { useLeaveGuard, useResume, useWallet } from '@wallet/kit/app';
import { alert } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import { isPayUrl } from '../model/payment.ts';
import type { RefusalCode } from '../model/refusals.ts';
import { useForestAction } from './useForestAction.ts';

/**
 * Goes to the payment company's page. Until the page turns, leaving is asked about; after that the booking is safe
 * with the service, paid or not.
 *
 * @param begin answers the address of that page
 * @param onRefusal where to go on when the service refuses, once the customer has been told
 */
export function usePayPage<A extends unknown[]>(
  begin: (...args: A) => Promise<string>,
  onRefusal: (code: RefusalCode, ...args: A) => void,
) {
  const { navigate } = useWallet();
  const [payUrl, setPayUrl] = useState('');
  const [refused, setRefused] = useState<{ code: RefusalCode; args: A }>();

  const { run, isRunning } = useForestAction(
    async (...args: A) => {
      const url = await begin(...args);
      if (isPayUrl(url)) setPayUrl(url);
      else await alert({ id: 'badPayAddress', text: messages.current().refusals.badPayAddress });
    },
    (code, ...args) => setRefused({ code, args }),
  );

  useLeaveGuard(isRunning && payUrl === '' && refused === undefined);

  // Both go elsewhere only now that the guard above has let go: the page's own turn is not asked about.
  useEffect(() => {
    if (payUrl.startsWith('/')) navigate.push(payUrl);
    else if (payUrl !== '') window.location.assign(payUrl);
  }, [payUrl, navigate]);

  useEffect(() => {
    if (refused === undefined) return;
    setRefused(undefined);
    onRefusal(refused.code, ...refused.args);
  }, [refused]);

  // Back from the payment page by the phone's back, with this page just as it was left.
  useResume(() => setPayUrl(''));

  return { pay: run, isPaying: isRunning || payUrl !== '' };
}
