import { useLoad } from '@wallet/kit/app';
import { useMeans } from '../state/useMeans.ts';

/** What the customer pays with, once it was read. */
export function useChosenMeans() {
  const means = useMeans();
  return useLoad(() => means.read(), [means]);
}
