import { useWallet } from '@wallet/kit/app';
import { focusTitle } from '@wallet/kit/ui';

/** Shows another one in the place of the one that is read, from its top; back leads to the list. */
export function useReadNext() {
  const { navigate } = useWallet();
  return (code: 'FAL12000' | 'FAL21100', query: Record<string, string>) => {
    navigate.replace(code, { query });
    window.scrollTo(0, 0);
    focusTitle();
  };
}
