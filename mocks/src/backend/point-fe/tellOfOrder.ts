import { formatMoney } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { joinedWalletOf } from './walletState.ts';

/** What a notification says of an order that moved points; a request moves none. */
const titles: Partial<Record<string, Words>> = {
  charge: { ko: '포인트를 충전했어요', en: 'Points charged' },
  withdraw: { ko: '포인트를 계좌로 옮겼어요', en: 'Points moved to your account' },
  send: { ko: '포인트를 보냈어요', en: 'Points sent' },
  accept: { ko: '포인트를 받았어요', en: 'Points received' },
  return: { ko: '포인트를 돌려보냈어요', en: 'Points returned' },
  takeBack: { ko: '보낸 포인트를 되찾았어요', en: 'Points taken back' },
  pay: { ko: '요청받은 포인트를 보냈어요', en: 'Requested points sent' },
  convert: { ko: '제휴 포인트를 전환했어요', en: 'Partner points converted' },
  buy: { ko: '외화포인트를 샀어요', en: 'Currency points bought' },
  sell: { ko: '외화포인트를 팔았어요', en: 'Currency points sold' },
};

interface Receipt {
  amt?: string;
  cntrName?: string;
  fund?: string;
  tranSerno?: string;
}

/** Writes a notification of an order that was carried out, to whoever wants to hear of their moves. */
export function tellOfOrder(context: MemberContext, kind: string, receipt: Receipt): void {
  const title = titles[kind];
  if (!title || !joinedWalletOf(context).notifications.money) return;
  const { amt = '0', cntrName = '', fund, tranSerno = '' } = receipt;
  const amount = formatMoney(Number(amt));
  const who = cntrName === '' ? '' : ` · ${cntrName}`;
  notify(context.get('world'), memberOf(context).walletMberIdnfiNo, {
    title,
    text: {
      ko: `${amount}${fund === 'KRW' ? '원' : 'P'}${who}`,
      en: `${amount} ${fund === 'KRW' ? 'won' : 'P'}${who}`,
    },
    link: fund === 'KRW' ? '/point/FFP40000' : `/point/FPO41200?number=${tranSerno}`,
  });
}
