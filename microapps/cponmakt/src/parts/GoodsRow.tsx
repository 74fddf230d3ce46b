import { useWallet } from '@wallet/kit/app';
import { Badge, Cover, ListItem, Money, VisuallyHidden } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Goods, isSoldOut, percentOff } from '../model/market.ts';
import { wareOf } from './wareOf.ts';

/** One coupon in a list: the picture of what it buys, its price, and how much less than its face that is. All rows are two lines high. */
export function GoodsRow({ one }: { one: Goods }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const percent = percentOff(one);
  const isCut = percent > 0 && !isSoldOut(one);
  return (
    <ListItem
      action="openGoods"
      leading={<Cover of={one.name} shape="small" ware={wareOf(one)} />}
      title={one.name}
      description={one.brand}
      {...(isCut && {
        state: <Badge tone="accent">{t.off({ percent })}</Badge>,
        trailingNote: <Face won={one.face} />,
      })}
      trailing={<Money amount={one.price} />}
      {...(isSoldOut(one)
        ? { trailingNote: one.isPaused ? t.paused : t.soldOut, past: 'done' as const }
        : {})}
      onClick={() => navigate.push('FCM12100', { query: { itemCd: one.code } })}
    />
  );
}

/** What it costs elsewhere, struck out. */
function Face({ won }: { won: number }) {
  const { facts } = messages.use();
  return (
    <s>
      <VisuallyHidden>{facts.face} </VisuallyHidden>
      <Money amount={won} />
    </s>
  );
}
