import { useAction, useWallet } from '@wallet/kit/app';
import { readConsent } from '../api/calls.ts';
import type { Relationship } from '../model/pass.ts';

/** Begins a registration: by the terms, unless they are agreed to already. */
export function useStart() {
  const { navigate } = useWallet();
  return useAction(async (relationship: Relationship) => {
    if (relationship === 'child') return navigate.push('FSP50000');
    navigate.push((await readConsent({ termsClass: '10' })) ? 'FSP21000' : 'FSP20000');
  });
}
