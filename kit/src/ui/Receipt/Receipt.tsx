import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { KeyValue, type KeyValueRow } from '../KeyValue/KeyValue.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';

export interface ReceiptProps {
  /** over the rows of the picture: 50,000원을 충전했어요 */
  title: string;
  rows: readonly KeyValueRow[];
  /** under them: more rows folded away, which are in the picture all the same */
  children?: ReactNode;
  /** of the picture, without its ending: charge-20261122 (default: receipt) */
  fileName?: string;
  /** where it is no receipt: a certificate */
  words?: { save: string; share: string; saved: string };
  /** over the rows of the picture: the address of a photo that the page shows */
  picture?: string | undefined;
}

/** What was done, as rows in a quiet card, to be saved and shared as a picture. */
export function Receipt({ title, rows, children, ...actions }: ReceiptProps) {
  return (
    <div data-part="receipt">
      <Card tone="soft">
        <KeyValue rows={rows} />
        {children}
        <ReceiptActions title={title} {...actions} />
      </Card>
    </div>
  );
}
