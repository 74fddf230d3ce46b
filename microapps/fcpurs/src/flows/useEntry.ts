import { useLoad, useQuery } from '@wallet/kit/app';
import { readEntry } from '../api/calls.ts';

/** The entry that the address names. */
export function useEntry() {
  return useLoad(readEntry, useQuery().get('orderId') || 'NONE');
}
