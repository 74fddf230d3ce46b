/** One row of a receipt, as it is read. */
export interface ReceiptRow {
  label: string;
  value: string;
  isStrong: boolean;
}

const text = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The rows that stand on the page: a description list, whatever its values are made of. */
export function rowsOf(receipt: Element): ReceiptRow[] {
  return [...receipt.querySelectorAll('dl > div')].map((row) => ({
    label: text(row.querySelector('dt')),
    value: text(row.querySelector('dd')),
    isStrong: row.hasAttribute('data-strong'),
  }));
}
