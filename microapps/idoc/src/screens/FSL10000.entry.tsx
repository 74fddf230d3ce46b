import { alertError, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Skeleton } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { readCards } from '../api/calls.ts';

/** Decides: a card is shown, without one it is asked for; where nobody answers the customer stays (R765 to R767, A40). */
export function FSL10000() {
  const { navigate } = useWallet();
  const load = useLoad((signal) => readCards(undefined, { signal }));
  const { data, error } = load;
  useEffect(() => {
    if (data) navigate.replace(data.length > 0 ? 'FSL21000' : 'FSL11000');
  }, [data, navigate]);
  useEffect(() => {
    if (error) void alertError(error);
  }, [error]);
  return <Screen of={load}>{() => <Skeleton />}</Screen>;
}
