import { useLoad, useQuery } from '@wallet/kit/app';
import { readTransfer } from '../api/calls.ts';

/** The sending in the address. */
export function useTransfer() {
  return useLoad(readTransfer, useQuery().get('txId') || null);
}
