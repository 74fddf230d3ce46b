import { langOf } from '@wallet/kit/format';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { pictures, type Row } from '../model/receipt.ts';

interface ReceiptRowProps {
  one: Row;
  /** in place of its time */
  description?: ReactNode;
  act?: ReactNode;
  onClick?: () => void;
}

/** A receipt in a list: shop, time, sum, and what is odd about it in a word. */
export function ReceiptRow({ one, description, ...more }: ReceiptRowProps) {
  const t = messages.use();
  const { shop, total, kind, points, isNew, isDouble, isMine, isRefund, refunded, memo } = one;
  const word =
    (isRefund && t.row.refund) ||
    (refunded === 'all' && t.row.refunded) ||
    (refunded === 'part' && t.row.partRefunded) ||
    (isDouble && t.row.double) ||
    (isMine && t.row.mine);
  return (
    <ListItem
      {...more}
      action="openReceipt"
      leading={<IconTile picture={pictures[kind]} isNew={isNew} />}
      title={<span lang={langOf(shop)}>{shop}</span>}
      description={description ?? [t.clock(one), memo].filter(Boolean).join(' · ')}
      state={word && <Badge tone={isDouble ? 'accent' : 'neutral'}>{word}</Badge>}
      trailing={t.won({ amount: total })}
      {...(points > 0 && { trailingNote: t.row.points({ points }) })}
      {...(refunded === 'all' && { past: 'cancelled' as const })}
    />
  );
}
