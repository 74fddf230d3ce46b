import type { Words } from '../language.ts';
import { findPersona } from '../personas.ts';
import type { World } from '../room.ts';
import { daysFrom, seoulTime } from '../seoulTime.ts';
import { addressFor } from './address.ts';

export interface NftToken {
  tknId: string;
  tknNm: Words;
  evntNm: Words;
  bnftCtnt: Words;
  imgUrl: string;
  hshYn: 'Y' | 'N';
  cntrctAddr: string;
  tknNo: string;
  sblndYn: 'Y' | 'N';
  hdnYn: 'Y' | 'N';
  spamYn: 'Y' | 'N';
  newYn: 'Y' | 'N';
  gotYMS: string;
  sttus: 'HELD' | 'SNDG' | 'SENT';
  tckt: { sttus: 'VALD' | 'USED' | 'EXPR'; dttm: string; plceNm: Words } | null;
  shrId: string;
}

export interface Transfer {
  txId: string;
  tknId: string;
  to: string;
  rcvrNm: string;
  fee: number;
  /** in ms: until then it can be taken back */
  writeAt: number;
  sttus: 'WAIT' | 'BACK' | 'FAIL' | 'DONE';
}

export interface Own {
  sttus: 'NONE' | 'OPEN';
  addr: string;
  pin: string;
  failCnt: number;
  tokens: NftToken[];
  transfers: Transfer[];
  claims: string[];
  sentTo: string[];
  code: { text: string; tknId: string; until: number } | null;
}

const NFT_PIN = '927351';
export const TRIES = 5;
/** From asking until the chain is written. */
export const UNDO_MS = 600_000;
/** The chain writes each fifteen seconds. */
const WRITE_MS = 15_000;
export const CONTRACT = addressFor('dawn bank tokens');

const w = (ko: string, en: string): Words => ({ ko, en });
/** Where the stand-in's media server is. */
const media = (name: string) => `/_mocks/nft/${name}.svg`;

export function token(
  world: World,
  tknId: string,
  tknNm: Words,
  evntNm: Words,
  more: Partial<NftToken> = {},
): NftToken {
  return {
    tknId,
    tknNm,
    evntNm,
    bnftCtnt: w('기념으로 간직하는 토큰이에요.', 'A token to keep.'),

    imgUrl: media(tknId),
    hshYn: 'Y',
    cntrctAddr: CONTRACT,
    tknNo: tknId.replace(/\D/g, ''),

    sblndYn: 'N',
    hdnYn: 'N',
    spamYn: 'N',
    newYn: 'N',
    gotYMS: daysFrom(world.now(), -30, '103000'),

    sttus: 'HELD',
    tckt: null,
    shrId: '',
    ...more,
  };
}

const SPRING = w('봄밤 음악회', 'Spring night concert');
const FOREST = w('가온숲 걷기', 'Gaon forest walk');
const YEAR = w('월렛 생일', 'Wallet birthday');

function openingTokens(world: World): NftToken[] {
  const hall = w('새벽아트홀 1층 로비', 'Dawn Art Hall, lobby');
  const now = world.now();
  return [
    token(world, 'T1001', w('봄밤 음악회 입장권', 'Concert ticket'), SPRING, {
      newYn: 'Y',
      bnftCtnt: w('입장할 때 QR을 보여 주세요.', 'Show its QR at the door.'),
      tckt: { sttus: 'VALD', dttm: daysFrom(now, 0, '193000'), plceNm: hall },
    }),
    token(
      world,
      'T1002',
      w('빛의 정원 입장권', 'Garden of light ticket'),
      w('빛의 정원', 'Garden of light'),
      {
        tckt: { sttus: 'USED', dttm: daysFrom(now, -20, '190000'), plceNm: hall },
      },
    ),
    token(world, 'T1003', w('첫 완주 배지', 'First finish badge'), FOREST, {
      sblndYn: 'Y',
      bnftCtnt: w('직접 완주한 사람에게만 주는 배지예요.', 'Only for who finished the walk.'),
    }),
    token(world, 'T1004', w('가온숲의 아침', 'Morning in Gaon forest'), FOREST),
    token(world, 'T1005', w('월렛 1주년 기념', 'Wallet, one year'), YEAR, { imgUrl: media('gone') }),
    token(world, 'T1006', w('별 헤는 밤', 'Counting stars'), SPRING, { hshYn: 'N' }),
    token(world, 'T1007', w('가온숲의 저녁', 'Evening in Gaon forest'), FOREST, { hdnYn: 'Y' }),
    token(world, 'T1008', w('FREE GIFT!!', 'FREE GIFT!!'), w('보낸 곳을 알 수 없음', 'Unknown sender'), {
      hdnYn: 'Y',
      spamYn: 'Y',
      cntrctAddr: addressFor('unknown'),
    }),
    token(world, 'T1009', w('월렛 2주년 기념', 'Wallet, two years'), YEAR, { sttus: 'SNDG' }),
  ];
}

const members = ['member', 'nftLocked', 'employee'];

function begun(world: World, memberId: string): Own {
  const idOf = (persona: string) => findPersona(persona)?.person?.walletMberIdnfiNo;
  const who = members.find((persona) => idOf(persona) === memberId);
  const isMember = who === 'member';
  const receiver = addressFor(idOf('employee') ?? '');
  const waiting: Transfer = {
    txId: 'TX900',
    tknId: 'T1009',
    to: receiver,
    rcvrNm: '',
    fee: 0,

    writeAt: world.now().getTime() + 360_000,
    sttus: 'WAIT',
  };
  return {
    sttus: who ? 'OPEN' : 'NONE',
    addr: who ? addressFor(memberId) : '',
    pin: who ? NFT_PIN : '',

    failCnt: who === 'nftLocked' ? TRIES : 0,
    claims: [],
    sentTo: [],
    code: null,
    tokens: isMember
      ? openingTokens(world)
      : who
        ? [token(world, 'T2001', w('월렛 1주년 기념', 'Wallet, one year'), YEAR)]
        : [],
    transfers: isMember ? [waiting] : [],
  };
}

export const wallets = (world: World) => world.room('nft', () => new Map<string, Own>());

/** What a member holds, after everything that the chain has written since. */
export function ownOf(world: World, memberId: string): Own {
  const all = wallets(world);
  const own = all.get(memberId) ?? begun(world, memberId);
  all.set(memberId, own);
  write(world, own);
  return own;
}

export const shownTokens = (world: World, memberId: string): NftToken[] =>
  ownOf(world, memberId).tokens.filter(({ hdnYn, sttus }) => hdnYn === 'N' && sttus !== 'SENT');

/** Whose wallet an address is, whether or not they have looked into it yet. */
export function walletAt(world: World, addr: string): [string, Own] | undefined {
  for (const persona of members) {
    const id = findPersona(persona)?.person?.walletMberIdnfiNo;
    if (id) ownOf(world, id);
  }
  return [...wallets(world)].find(([, own]) => own.addr.toLowerCase() === addr.toLowerCase());
}

function write(world: World, own: Own): void {
  for (const transfer of own.transfers) {
    if (transfer.sttus !== 'WAIT' || world.now().getTime() < transfer.writeAt + WRITE_MS) continue;
    const sent = own.tokens.find(({ tknId }) => tknId === transfer.tknId);
    transfer.sttus = 'DONE';
    if (!sent) continue;
    sent.sttus = 'SENT';
    const taker = walletAt(world, transfer.to)?.[1];
    taker?.tokens.unshift({ ...sent, sttus: 'HELD', newYn: 'Y', shrId: '', gotYMS: seoulTime(world.now()) });
  }
}
