import { ApiError } from '@wallet/kit/api';
import { useWallet } from '@wallet/kit/app';
import type { LoadPage } from '@wallet/kit/ui';
import { listReceipts } from '../api/calls.ts';
import type { Filter, Row } from '../model/receipt.ts';

type Head = { count: number; sum: number; oldest: string };

/** Receipts page by page; count and sum come with each page, so that they never tell of another moment than the list. */
export function useMonth(
  filter: Partial<Filter> & { word?: string; of?: 'hidden' | 'bin' },
  onHead: (head: Head) => void,
): LoadPage<Row> {
  const { navigate } = useWallet();
  return async (page, signal) => {
    try {
      const { items, next, ...head } = await listReceipts({ ...filter, page }, { signal });
      onHead(head);
      return { items, next: next || null };
    } catch (error) {
      // Taken back while one reads: the gate says so.
      if (error instanceof ApiError && error.code === 'ERC_TERMS') navigate.replace('FEC21300');
      throw error;
    }
  };
}
