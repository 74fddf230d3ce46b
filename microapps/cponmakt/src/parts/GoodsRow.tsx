import { useWallet } from '@wallet/kit/app';
import { Badge, IconTile, ListItem, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Goods, isSoldOut, percentOff } from '../model/market.ts';

/** One coupon in a list: its brand's letter, its price, and how much less than its face that is. */
export function GoodsRow({ one }: { one: Goods }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const percent = percentOff(one);
  return (
    <ListItem
      action="openGoods"
      leading={<IconTile picture={`brand-${one.brandCode}`} name={one.brand} />}
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
