import { useWallet } from '@wallet/kit/app';
import { Badge, IconTile, ListItem, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Goods, isSoldOut, percentOff, pictures } from '../model/market.ts';

/** One coupon in a list: the picture of its kind, its price, and how much less than its face that is. */
export function GoodsRow({ one }: { one: Goods }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const percent = percentOff(one);
  return (
    <ListItem
      action="openGoods"
      leading={<IconTile picture={pictures[one.category]} />}
      title={one.name}
      description={one.brand}
      badge={percent > 0 && !isSoldOut(one) ? <Badge tone="accent">{t.off({ percent })}</Badge> : undefined}
      trailing={<Money amount={one.price} />}
      {...(isSoldOut(one)
        ? { trailingNote: one.isPaused ? t.paused : t.soldOut, past: 'done' as const }
        : {})}
      onClick={() => navigate.push('FCM12100', { query: { itemCd: one.code } })}
    />
  );
}
