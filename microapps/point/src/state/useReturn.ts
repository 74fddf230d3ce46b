import { useQuery, useWallet } from '@wallet/kit/app';
import { returnPathOf } from '../model/dueDiligence.ts';

/** The way back to where due diligence came between; it travels in the query. */
export function useReturn() {
  const path = returnPathOf(useQuery());
  const { navigate } = useWallet();
  return {
    /** null where nothing came before */
    path,
    query: new URLSearchParams(path === null ? {} : { returnPath: path }),
    go: () => navigate.replace(path ?? 'FPO10000'),
  };
}
