import { useQuery, useWallet } from '@wallet/kit/app';

/** Ends a page that another app has opened to be told something (`answer=Y`); else goes on within this one. */
export function useFinish(otherwise: string) {
  const { navigate, openings } = useWallet();
  const isAsked = useQuery().get('answer') === 'Y';
  return async (value: Readonly<Record<string, boolean>>) => {
    if (!(isAsked && (await openings.finish({ kind: 'submitted', value })))) navigate.replace(otherwise);
  };
}
