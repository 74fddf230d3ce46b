import type { KeyValueRow } from '@wallet/kit/ui';

/** A row for what was told; nothing for what was not (A93). */
export function told(label: string, text: string): KeyValueRow[] {
  return text === '' ? [] : [{ label, value: text }];
}
