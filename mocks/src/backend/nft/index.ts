import { expandBirth, isEasyPin, isOfAge, maskName, todaySeoul } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { languageOf, spoken } from '../language.ts';
import { carryOutOnce } from '../ledger/index.ts';
import { doneCheck, startCheck } from '../mobile-validation/checks.ts';
import { openPasswords, openSealed } from '../mstr/sealedField.ts';
import { findPersona, personas } from '../personas.ts';
import { AnswerError, defineRoom, memberOf, ok, readBody } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { orderState } from '../walletMoney.ts';
import { filled, flag } from '../wireFields.ts';
import { addressFor, checksumOf, keccak256 } from './address.ts';
import { type At, claim, eventsOf } from './events.ts';
import {
  CONTRACT,
  type NftToken,
  type Own,
  ownOf,
  TRIES,
  type Transfer,
  token,
  UNDO_MS,
  walletAt,
  wallets,
} from './tokens.ts';

const FEE = 1_500;
const CODE_SECONDS = 30;
/** How long a fee counts that was told. */
const QUOTE_MS = 300_000;
const GIFT = 'G-SPRING';

const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
const idOf = (context: At) => memberOf(context).walletMberIdnfiNo;
const now = (context: At) => context.get('world').now().getTime();
const anyOwn = (context: At): Own => ownOf(context.get('world'), idOf(context));
function own(context: At): Own {
  const mine = anyOwn(context);
  return mine.sttus === 'OPEN' ? mine : refuse('NFT_NO_WALLET', 'NFT 지갑을 먼저 만들어 주세요.');
}
const held = (context: At, tknId: string): NftToken =>
  own(context).tokens.find((one) => one.tknId === tknId && one.sttus !== 'SENT') ??
  refuse('NFT_NO_TOKEN', '토큰을 찾을 수 없어요.');
const say = (context: At, thing: unknown) => ok(context, spoken(thing, languageOf(context)));
const tknId = v.object({ tknId: filled });
const txId = v.object({ txId: filled });

async function setPin(context: At, mine: Own, pins: { encPassword: string; encPasswordCheck: string }) {
  const [pin = '', again = ''] = await openPasswords(context, pins.encPassword, pins.encPasswordCheck);
  const { birth, custGubn } = memberOf(context);
  if (pin !== again) refuse('NFT_PIN_DIFFERENT', '두 비밀번호가 달라요.');
  if (isEasyPin(pin, expandBirth(birth, custGubn))) refuse('NFT_PIN_EASY', '쉬운 비밀번호예요.');
  Object.assign(mine, { pin, failCnt: 0 });
}

/** Five wrong ones lock it; the refusal says how many are left. */
function checkPin(mine: Own, pin: string): void {
  if (mine.failCnt < TRIES && pin === mine.pin) {
    mine.failCnt = 0;
    return;
  }
  mine.failCnt = Math.min(mine.failCnt + 1, TRIES);
  const left = TRIES - mine.failCnt;
  refuse(left === 0 ? 'NFT_PIN_LOCKED' : `NFT_PIN_${left}`, '비밀번호가 달라요.');
}

function described(context: At, { writeAt, ...transfer }: Transfer) {
  const left = Math.max(0, Math.ceil((writeAt - now(context)) / 1000));
  const found = own(context).tokens.find((one) => one.tknId === transfer.tknId);
  const isWriting = transfer.sttus === 'WAIT' && left === 0;
  return {
    ...transfer,

    tknNm: found?.tknNm ?? '',
    lftSS: left,
    sttus: isWriting ? 'WRIT' : transfer.sttus,
    hash: transfer.sttus === 'DONE' ? `0x${keccak256(transfer.txId)}` : '',
  };
}

/** Who is meant, and whether anything can be sent there. */
function receiverOf(context: At, to: string) {
  const mine = own(context);
  if (/^01\d{8,9}$/.test(to)) {
    const person = personas.find(({ phone }) => phone === to)?.person;
    const taker = person && ownOf(context.get('world'), person.walletMberIdnfiNo);
    if (!person || taker?.sttus !== 'OPEN')
      return refuse('NFT_RECEIVER', '이 번호로는 NFT 지갑을 찾을 수 없어요.');
    if (taker === mine) refuse('NFT_SELF', '내 NFT 지갑으로는 보낼 수 없어요.');
    return { to: taker.addr, rcvrNm: maskName(person.custName), chkYn: 'Y', fee: 0 };
  }
  const sum = checksumOf(to);
  if (sum === 'wrong') refuse('NFT_ADDRESS', '주소가 올바르지 않아요.');
  if (to.toLowerCase() === mine.addr.toLowerCase()) refuse('NFT_SELF', '내 NFT 지갑으로는 보낼 수 없어요.');
  if (to.toLowerCase() === CONTRACT.toLowerCase()) refuse('NFT_CONTRACT', '토큰을 받을 수 없는 주소예요.');
  const known = walletAt(context.get('world'), to);
  const person = personas.find((one) => one.person?.walletMberIdnfiNo === known?.[0])?.person;
  return {
    to,
    rcvrNm: person ? maskName(person.custName) : '',
    chkYn: sum === 'good' ? 'Y' : 'N',
    fee: known ? 0 : FEE,
  };
}

function sendable(context: At, id: string): NftToken {
  const one = held(context, id);
  if (one.sttus !== 'HELD') refuse('NFT_SENDING', '이미 보내고 있는 토큰이에요.');
  if (one.sblndYn === 'Y') refuse('NFT_BOUND', '선물할 수 없는 배지예요.');
  if (one.tckt?.sttus === 'VALD' && one.tckt.dttm.slice(0, 8) === todaySeoul(context.get('world').now()))
    refuse('NFT_TODAY', '행사 당일에는 입장권을 보낼 수 없어요.');
  return one;
}

function transferOf(context: At, id: string): Transfer {
  return (
    own(context).transfers.find((one) => one.txId === id) ?? refuse('NFT_NO_TRANSFER', '보낸 내역이 없어요.')
  );
}

export const nftRoom = defineRoom('/nft', (routes) => {
  routes.post('/nft/wallet', (context) => {
    const { sttus, addr, failCnt, tokens } = anyOwn(context);
    const shown = tokens.filter(({ hdnYn, sttus: state }) => hdnYn === 'N' && state !== 'SENT');
    return ok(context, { sttus, addr, lockYn: failCnt >= TRIES ? 'Y' : 'N', tknCnt: shown.length });
  });
  const pins = { encPassword: filled, encPasswordCheck: filled };
  routes.post('/nft/wallet/open', async (context) => {
    const { agreeList, ...sealed } = await readBody(
      context,
      v.object({ ...pins, agreeList: v.array(filled) }),
    );
    const { birth, custGubn } = memberOf(context);
    const world = context.get('world');
    const mine = anyOwn(context);
    if (mine.sttus === 'OPEN') return ok(context, { addr: mine.addr });
    if (!isOfAge(expandBirth(birth, custGubn), 14, todaySeoul(world.now())))
      refuse('NFT_YOUNG', '만 14세부터 만들 수 있어요.');
    if (!['CML000391', 'CML000392'].every((id) => agreeList.includes(id)))
      refuse('NFT_TERMS', '약관에 동의해 주세요.');
    await setPin(context, mine, sealed);
    const first = { ko: '첫 NFT 지갑 기념', en: 'My first wallet' };
    Object.assign(mine, { sttus: 'OPEN', addr: addressFor(idOf(context)) });
    const number = `T${5000 + world.nextNumber('nft.token')}`;
    mine.tokens.push(
      token(world, number, first, { ko: 'NFT 지갑 만들기', en: 'Opening a wallet' }, { newYn: 'Y' }),
    );
    return ok(context, { addr: mine.addr });
  });
  routes.post('/nft/wallet/phone', (context) => {
    const { custName, birth, custGubn, phone } = memberOf(context);
    const asked = { custName, birth, custGubn, phone, vldtnPuseDstcd: 'IDNT' as const, cmmccoDstcd: '01' };
    return ok(context, { vldtnNo: startCheck(context.get('world'), asked).vldtnNo, expSS: 180 });
  });
  routes.post('/nft/wallet/reset', async (context) => {
    const { vldtnNo, ...sealed } = await readBody(context, v.object({ ...pins, vldtnNo: filled }));
    doneCheck(context.get('world'), vldtnNo, 'IDNT');
    await setPin(context, own(context), sealed);
    return ok(context);
  });
  routes.post('/nft/tokens', (context) => {
    const { tokens, transfers } = own(context);
    const waiting = transfers.filter(({ sttus }) => sttus === 'WAIT').map((one) => described(context, one));
    return say(context, { tknList: tokens.filter(({ sttus }) => sttus !== 'SENT'), trnfList: waiting });
  });
  routes.post('/nft/owners', async (context) => {
    const one = held(context, (await readBody(context, tknId)).tknId);
    const minted = { ownrNm: { ko: '새벽은행 (발행)', en: 'Dawn Bank (issued)' }, dttm: one.gotYMS };
    const me = { ownrNm: maskName(memberOf(context).custName), dttm: one.gotYMS };
    return say(context, { ...one, stndrd: 'ERC-721', ownrList: [me, minted] });
  });
  routes.post('/nft/hide', async (context) => {
    const body = await readBody(
      context,
      v.object({ tknId: filled, hdnYn: flag, delYn: v.optional(flag, 'N') }),
    );
    const one = held(context, body.tknId);
    one.hdnYn = body.hdnYn;
    const mine = own(context);
    if (body.delYn === 'Y' && one.spamYn === 'Y') mine.tokens = mine.tokens.filter((each) => each !== one);
    return ok(context);
  });
  routes.post('/nft/share', async (context) => {
    const body = await readBody(context, v.object({ tknId: filled, shrYn: flag }));
    const one = held(context, body.tknId);
    if (body.shrYn === 'N') one.shrId = '';
    else
      one.shrId ||= `S${keccak256(`${one.tknId}${context.get('world').nextNumber('nft.share')}`).slice(0, 16)}`;
    return ok(context, { shrId: one.shrId });
  });
  // Anybody may ask: nobody needs to have signed in.
  routes.post('/nft/shared', async (context) => {
    const { shrId } = await readBody(context, v.object({ shrId: filled }));
    for (const [memberId, { tokens }] of wallets(context.get('world'))) {
      const one = tokens.find((each) => each.shrId === shrId && each.hdnYn === 'N' && each.sttus === 'HELD');
      if (!one) continue;
      const owner = personas.find(({ person }) => person?.walletMberIdnfiNo === memberId)?.person;
      const { tknNm, evntNm, imgUrl } = one;
      return say(context, { tknNm, evntNm, imgUrl, ownrNm: maskName(owner?.custName ?? '') });
    }
    return refuse('NFT_SHARE_OVER', '더 이상 볼 수 없는 링크예요.');
  });

  routes.post('/nft/gift', async (context) => {
    const { gftId, takeYn } = await readBody(context, v.object({ gftId: filled, takeYn: flag }));
    const world = context.get('world');
    const mine = own(context);
    const taken = world.room('nft.gifts', () => new Set<string>());
    if (gftId !== GIFT) refuse('NFT_GIFT_OVER', '기간이 지났거나 취소된 선물이에요.');
    if (taken.has(gftId) && takeYn === 'N') refuse('NFT_GIFT_OVER', '이미 받은 선물이에요.');
    const gift = token(
      world,
      'T7001',
      { ko: '봄날의 산책', en: 'A walk in spring' },
      { ko: '친구의 선물', en: 'A gift' },
      { newYn: 'Y' },
    );
    if (takeYn === 'Y' && !taken.has(gftId)) {
      taken.add(gftId);
      mine.tokens.unshift(gift);
    }
    return say(context, { ...gift, fromNm: maskName(findPersona('employee')?.person?.custName ?? '') });
  });

  routes.post('/nft/addressCheck', async (context) => {
    const body = await readBody(context, v.object({ tknId: filled, to: filled }));
    const { tknNm } = sendable(context, body.tknId);
    const found = receiverOf(context, body.to);
    const fstYn = own(context).sentTo.includes(found.to) ? 'N' : 'Y';
    return say(context, { ...found, tknNm, fstYn, qteEnd: now(context) + QUOTE_MS });
  });
  const sending = v.object({
    tknId: filled,
    to: filled,
    fee: v.number(),
    qteEnd: v.number(),
    encPassword: filled,
  });
  routes.post('/nft/send', async (context) => {
    const { encPassword, ...facts } = await readBody(context, sending);
    const entered = await openSealed(context, encPassword, { forOrder: true });
    return ok(
      context,
      carryOutOnce(context, 'nft.send', 'payload', () => {
        const mine = own(context);
        checkPin(mine, entered());
        const one = sendable(context, facts.tknId);
        const { to, rcvrNm, fee } = receiverOf(context, facts.to);
        const left = facts.qteEnd - now(context);
        if (left <= 0 || left > QUOTE_MS || fee !== facts.fee)
          refuse('NFT_QUOTE', '수수료를 다시 확인해 주세요.');
        mine.sentTo.push(to);
        one.sttus = 'SNDG';
        const txId = `TX${context.get('world').nextNumber('nft.transfer')}`;
        const made: Transfer = {
          txId,
          tknId: one.tknId,
          to,
          rcvrNm,
          fee,

          writeAt: now(context) + UNDO_MS,
          sttus: 'WAIT',
        };
        mine.transfers.unshift(made);
        return spoken(described(context, made), languageOf(context));
      }),
    );
  });
  routes.post('/nft/sendState', async (context) => {
    const { odrKey } = await readBody(context, v.object({ odrKey: filled }));
    return orderState(context, odrKey);
  });
  routes.post('/nft/transfer', async (context) =>
    say(context, described(context, transferOf(context, (await readBody(context, txId)).txId))),
  );
  routes.post('/nft/recall', async (context) => {
    const found = transferOf(context, (await readBody(context, txId)).txId);
    if (found.sttus === 'WAIT') {
      if (found.writeAt <= now(context)) refuse('NFT_TOO_LATE', '이미 기록되고 있어 되돌릴 수 없어요.');
      found.sttus = 'BACK';
      held(context, found.tknId).sttus = 'HELD';
    }
    return say(context, described(context, found));
  });

  routes.post('/nft/events', (context) => say(context, { evntList: eventsOf(context, own(context)) }));
  routes.post('/nft/claim', async (context) => {
    const { evntId, code } = await readBody(
      context,
      v.object({ evntId: filled, code: v.optional(v.string(), '') }),
    );
    return ok(context, { tknId: claim(context, own(context), evntId, code) });
  });

  routes.post('/nft/entryCode', async (context) => {
    const one = held(context, (await readBody(context, tknId)).tknId);
    const today = todaySeoul(context.get('world').now());
    if (one.tckt?.sttus !== 'VALD') refuse('NFT_TICKET_USED', '이미 사용했거나 끝난 입장권이에요.');
    if (one.tckt?.dttm.slice(0, 8) !== today) refuse('NFT_NOT_TODAY', '행사 당일에 열 수 있어요.');
    if (one.sttus !== 'HELD') refuse('NFT_SENDING', '보내고 있는 입장권이에요.');
    const text = `NFTE.${one.tknId}.${context.get('world').nextNumber('nft.entry')}`;
    own(context).code = { text, tknId: one.tknId, until: now(context) + CODE_SECONDS * 1000 };
    return ok(context, { qrText: text, expSS: CODE_SECONDS });
  });
  // The reader at the door; no page calls this.
  routes.post('/nft/door', async (context) => {
    const { code } = await readBody(context, v.object({ code: filled }));
    const found = own(context).code;
    if (!found || found.text !== code || found.until <= now(context))
      refuse('NFT_CODE_OVER', '코드가 만료됐어요.');
    const one = held(context, found?.tknId ?? '');
    if (one.tckt) one.tckt = { ...one.tckt, sttus: 'USED', dttm: seoulTime(context.get('world').now()) };
    own(context).code = null;
    return ok(context);
  });
});
