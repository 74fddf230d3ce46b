import { useWallet } from '@wallet/kit/app';
import { useEffect } from 'react';

/** Without consent there is nothing to see: it is asked for first. */
export function ToConnect() {
  const { navigate } = useWallet();
  useEffect(() => navigate.replace('KFC12000'), [navigate]);
  return null;
}
