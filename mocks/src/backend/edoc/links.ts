import { Hono } from 'hono';
import { lookAgain } from '../due.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf, type RoomEnv, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { fileOf } from './files.ts';
import type { Own } from './own.ts';
import { type Receipt, receiptOf } from './receipts.ts';
import { type Kind, shops } from './shops.ts';

const page = (text: string) =>
  `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>영수증</title><body style="font:16px sans-serif;margin:2rem">${text}</body></html>`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const ofAll = (world: World) => [...world.room('edoc', () => new Map<string, Own>()).values()];

/** The receipt company's pages for who was sent a link; mounted at `/_mocks/receipt`. */
export const receiptLinks = new Hono<RoomEnv>();

receiptLinks.get('/s/:lnkCd', (context) => {
  const world = context.get('world');
  const own = ofAll(world).find(({ shares }) =>
    shares.some(({ lnkCd }) => lnkCd === context.req.param('lnkCd')),
  );
  const share = own?.shares.find(({ lnkCd }) => lnkCd === context.req.param('lnkCd'));
  const one = own?.receipts.find(({ rceitpNo }) => rceitpNo === share?.rceitpNo);
  if (!share || !one || share.shrSttus === 'BACK' || share.endYmd < seoulDate(world.now()))
    return context.html(page('<h1>더 이상 볼 수 없는 영수증이에요</h1>'), 410);
  if (share.shrSttus === 'OPND') return context.html(page('<h1>이미 열어 본 링크예요</h1>'), 410);
  if (context.req.query('cd') !== share.cnfrmNo)
    return context.html(
      page(
        '<form><label>확인 번호 <input name="cd" inputmode="numeric" autocomplete="off"></label> <button>보기</button></form>',
      ),
    );
  share.shrSttus = 'OPND';
  const items = one.itemList.map(({ itemNm, cnt, amt }) => `<li>${escaped(itemNm)} ${cnt}개 ${amt}원</li>`);
  const memo = share.memoYn === 'Y' ? `<p>${escaped(one.memo)}</p>` : '';
  return context.html(
    page(
      `<h1>${escaped(one.frchsNm)}</h1><ul>${items.join('')}</ul><p>${one.totAmt}원 · ${one.mnsNm}</p>${memo}`,
    ),
  );
});

receiptLinks.get('/f/:lnkCd', (context) => {
  const own = ofAll(context.get('world')).find(({ exports }) =>
    exports.some(({ lnkCd }) => lnkCd === context.req.param('lnkCd')),
  );
  const one = own?.exports.find(({ lnkCd }) => lnkCd === context.req.param('lnkCd'));
  if (!own || !one || one.keepYmd < seoulDate(context.get('world').now()))
    return context.html(page('<h1>더 이상 받을 수 없는 파일이에요</h1>'), 410);
  const { body, type } = fileOf(own, one);
  return context.body(body, 200, { 'content-type': type, 'content-disposition': 'attachment' });
});

/** A shop sends a receipt of now; the member is notified where they want it. */
export function arrive(member: MemberContext, own: Own, knd: Kind): Receipt {
  const world = member.get('world');
  const at = seoulTime(world.now());
  const shop = shops.find((each) => each.knd === knd) ?? shops[8] ?? (shops[0] as (typeof shops)[0]);
  const [name, price] = shop.items[0] ?? ['', 0];
  const one = receiptOf(world, { shop, at, lines: [[name, price, 1]], knd, newYn: 'Y' });
  own.receipts.unshift(one);
  // The carbon-neutral scheme counts it at once.
  lookAgain(world);
  if (own.msgYn === 'Y') {
    notify(world, memberOf(member).walletMberIdnfiNo, {
      title: { ko: '영수증이 왔어요', en: 'A receipt has arrived' },
      text: { ko: one.frchsNm, en: one.frchsNm },
      link: 'FEC21300',
    });
  }
  return one;
}
