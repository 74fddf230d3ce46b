import { instantOf, maskName } from '@wallet/kit/format';
import type { Context } from 'hono';
import type { DueTask } from '../due.ts';
import type { Words } from '../language.ts';
import { isJoinedTo } from '../mber/join.ts';
import { notify } from '../noti/inbox.ts';
import type { Persona } from '../persona.ts';
import { AnswerError, type MemberContext, memberOf, type RoomEnv, remembered, type World } from '../room.ts';
import { daysFrom } from '../seoulTime.ts';

export type At = Context<RoomEnv>;

export const airlines: Readonly<Record<string, Words>> = {
  KE: { ko: '대한항공', en: 'Korean Air' },
  OZ: { ko: '아시아나항공', en: 'Asiana Airlines' },
  '7C': { ko: '제주항공', en: 'Jeju Air' },
  LJ: { ko: '진에어', en: 'Jin Air' },
  TW: { ko: '티웨이항공', en: "T'way Air" },
  BX: { ko: '에어부산', en: 'Air Busan' },
};
/** Where their customers call. */
export const airlinePhones: Readonly<Record<string, string>> = {
  KE: '1588-2001',
  OZ: '1588-8000',
  '7C': '1599-1500',
  LJ: '1600-6200',
  TW: '1688-8686',
  BX: '1666-3060',
};
export const airports: Readonly<Record<string, Words>> = {
  GMP: { ko: '김포', en: 'Gimpo' },
  CJU: { ko: '제주', en: 'Jeju' },
  PUS: { ko: '김해', en: 'Gimhae' },
  KWJ: { ko: '광주', en: 'Gwangju' },
  CJJ: { ko: '청주', en: 'Cheongju' },
};

/** Who flies beside the one who booked; their ticket may be handed over. */
interface Companion {
  psngrNo: string;
  psngrNm: string;
  seatNo: string;
  shareId: string;
}

/** LINK linked, CHKD checked in, BRDD boarded, FLWN flown, CNCL cancelled by the airline. */
export interface Ticket {
  tcktId: string;
  airlnCd: string;
  flightId: string;
  dptrAirport: string;
  arrvAirport: string;
  dptrDttm: string;
  psngrNm: string;
  bkngCd: string;
  seatNo: string;
  gateNo: string;
  sttus: 'LINK' | 'CHKD' | 'BRDD' | 'FLWN' | 'CNCL';
  companions: Companion[];
  /** its owner took it out of the wallet; the airline's booking goes on */
  isUnlinked?: boolean;
}

export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

type Row = Partial<Ticket> & Pick<Ticket, 'tcktId' | 'flightId' | 'dptrDttm' | 'bkngCd' | 'sttus'>;

export const ticket = (psngrNm: string, row: Row): Ticket => ({
  airlnCd: row.flightId.slice(0, 2),
  dptrAirport: 'GMP',
  arrvAirport: 'CJU',
  psngrNm,

  seatNo: '',
  gateNo: '',
  companions: [],
  ...row,
});

function start({ id, person }: Persona, world: World): Ticket[] {
  const name = person?.custName ?? '';
  const at = (days: number, time: string) => daysFrom(world.now(), days, time);
  if (id === 'member')
    return [
      ticket(name, {
        tcktId: 'T-jeju',
        flightId: 'KE1107',
        dptrDttm: at(1, '081000'),
        bkngCd: 'K7Q2WX',
        sttus: 'CHKD',

        seatNo: '23A',
        gateNo: '7',
        companions: [
          { psngrNo: '1', psngrNm: '한소라', seatNo: '23B', shareId: 'H-sora' },
          { psngrNo: '2', psngrNm: '박지훈', seatNo: '23C', shareId: 'H-jihun' },
        ],
      }),
      ticket(name, {
        tcktId: 'T-back',
        flightId: 'KE1142',
        dptrDttm: at(4, '193000'),
        bkngCd: 'K7Q2WX',
        sttus: 'LINK',

        dptrAirport: 'CJU',
        arrvAirport: 'GMP',
      }),
      ticket(name, {
        tcktId: 'T-flown',
        flightId: 'BX8106',
        dptrDttm: at(-20, '110000'),
        bkngCd: 'B3M8PD',
        sttus: 'FLWN',

        dptrAirport: 'PUS',
        arrvAirport: 'GMP',
        seatNo: '4C',
      }),
    ];
  if (id !== 'employee') return [];
  const row = {
    tcktId: 'T-7c',
    flightId: '7C115',
    dptrDttm: at(0, '213000'),
    bkngCd: 'J4T9RN',
    sttus: 'LINK' as const,
  };
  return [ticket(name, row)];
}

/** All that the airlines know of a member's bookings, also what they took out of the wallet. */
export const flightsBooked = (context: MemberContext): Ticket[] => remembered(context, 'smat', start);

/** What is in the wallet. */
export const ticketsOf = (context: MemberContext): Ticket[] =>
  flightsBooked(context).filter(({ isUnlinked }) => !isUnlinked);

const HOUR = 3_600_000;
/** The airline's desk on the net is open from so long before departure until so long before it. */
export const checkIn = { from: 48 * HOUR, until: HOUR / 2 } as const;
/** A companion's ticket can be received until so long before it departs. */
export const SHARE_ENDS = 2 * HOUR;
export const departsAt = ({ dptrDttm }: Pick<Ticket, 'dptrDttm'>): number => instantOf(dptrDttm);
export const shareEnds = ({ ticket: own }: Share): number => departsAt(own) - SHARE_ENDS;

/** Takes the passenger on board's list, at the airline. */
export function checkInAt(world: World, one: Ticket): boolean {
  const left = departsAt(one) - world.now().getTime();
  if (one.sttus !== 'LINK' || left > checkIn.from || left < checkIn.until) return false;
  Object.assign(one, { sttus: 'CHKD', seatNo: one.seatNo || '14C' });
  return true;
}

const firstOf = (due: readonly { at: number }[]) =>
  due.length === 0 ? undefined : Math.min(...due.map(({ at }) => at));

function allDue(member: MemberContext): { at: number; run(world: World): void }[] {
  const { walletMberIdnfiNo } = memberOf(member);
  const flown = flightsBooked(member)
    .filter(({ sttus }) => sttus === 'LINK' || sttus === 'CHKD')
    .map((one) => ({
      at: departsAt(one),
      run() {
        one.sttus = 'FLWN';
      },
    }));
  const over = [...sharesOf(member.get('world')).values()]
    .filter(({ sttus, fromId }) => sttus === 'SENT' && fromId === walletMberIdnfiNo)
    .map((share) => ({
      at: shareEnds(share),
      run(world: World) {
        share.sttus = 'OVER';
        const { flightId } = share.ticket;
        notify(world, walletMberIdnfiNo, {
          title: { ko: '동행이 항공권을 받지 않았어요', en: 'A companion did not receive the ticket' },
          text: {
            ko: `${maskName(share.to)} 님의 ${flightId} 항공권을 받을 수 있는 시간이 지났어요.`,
            en: `It is too late for ${maskName(share.to)} to receive the ticket of ${flightId}.`,
          },
          link: '/smat/FLY20000',
        });
      },
    }));
  return [...flown, ...over];
}

/** Flights that leave, and tickets sent to companions that nobody received in time. */
export const flightsDue: DueTask = {
  nextAt: (member) => (isJoinedTo(member, '17') ? firstOf(allDue(member)) : undefined),
  run(member) {
    const world = member.get('world');
    for (const { at, run } of allDue(member)) if (at <= world.now().getTime()) run(world);
  },
};

export function ticketOf(context: At, tcktId: string | undefined): Ticket {
  const found = ticketsOf(context).find((one) => one.tcktId === tcktId);
  return found ?? refuse('FLY_NO_TICKET', '항공권을 찾을 수 없어요.');
}

/** A companion's ticket on its way to them, whoever has sent it. SENT until received, taken back or OVER. */
export interface Share {
  shareId: string;
  from: string;
  fromId?: string;
  to: string;
  ticket: Ticket;
  sttus: 'SENT' | 'RCVD' | 'BACK' | 'OVER';
  tknBy: string;
}

/** One waits for 박지훈 from the start: sent by 김하늘, with his name on it; another has somebody else's. */
export const sharesOf = (world: World): Map<string, Share> =>
  world.room('smat.shares', () => {
    const given = (shareId: string, to: string, days: number, seatNo = '23C'): [string, Share] => {
      const own = {
        tcktId: `T-${shareId}`,
        flightId: 'KE1107',
        bkngCd: 'K7Q2WX',
        seatNo,
        gateNo: '7',
      };
      const dptrDttm = daysFrom(world.now(), days, '081000');
      const flight = ticket(to, { ...own, dptrDttm, sttus: 'CHKD' });
      const sender = { from: maskName('김하늘'), fromId: 'W000000001' };
      const sttus = departsAt(flight) - SHARE_ENDS <= world.now().getTime() ? 'OVER' : 'SENT';
      return [shareId, { shareId, ...sender, to, ticket: flight, sttus, tknBy: '' }];
    };
    return new Map([
      given('H-jihun', '박지훈', 1),
      given('H-sora', '한소라', 1, '23B'),
      given('H-late', '박지훈', 0),
    ]);
  });

/** Takes all flights out of the wallet; the airlines' bookings go on. */
export function endFlights(member: MemberContext): void {
  for (const one of flightsBooked(member)) one.isUnlinked = true;
}
