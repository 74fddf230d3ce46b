import { useLoad, useQuery } from '@wallet/kit/app';
import { readStatus } from '../api/calls.ts';

/** The application in the address. */
export const useRequest = () => useLoad(readStatus, useQuery().get('reqTxId'));
