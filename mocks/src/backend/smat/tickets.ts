import { maskName } from '@wallet/kit/format';
import type { Context } from 'hono';
import type { Words } from '../language.ts';
import type { Persona } from '../persona.ts';
import { AnswerError, type RoomEnv, remembered, type World } from '../room.ts';
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
}

export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

type Row = Partial<Ticket> & Pick<Ticket, 'tcktId' | 'flightId' | 'dptrDttm' | 'bkngCd' | 'sttus'>;

export const ticket = (psngrNm: string, row: Row): Ticket => ({
  ...{ airlnCd: row.flightId.slice(0, 2), dptrAirport: 'GMP', arrvAirport: 'CJU', psngrNm },
  ...{ seatNo: '', gateNo: '', companions: [] },
  ...row,
});

function start({ id, person }: Persona, world: World): Ticket[] {
  const name = person?.custName ?? '';
  const at = (days: number, time: string) => daysFrom(world.now(), days, time);
  if (id === 'member')
    return [
      ticket(name, {
        ...{
          tcktId: 'T-jeju',
          flightId: 'KE1107',
          dptrDttm: at(1, '081000'),
          bkngCd: 'K7Q2WX',
          sttus: 'CHKD',
        },
        ...{ seatNo: '23A', gateNo: '7' },
        companions: [
          { psngrNo: '1', psngrNm: '한소라', seatNo: '23B', shareId: '' },
          { psngrNo: '2', psngrNm: '박지훈', seatNo: '23C', shareId: '' },
        ],
      }),
      ticket(name, {
        ...{
          tcktId: 'T-back',
          flightId: 'KE1142',
          dptrDttm: at(4, '193000'),
          bkngCd: 'K7Q2WX',
          sttus: 'LINK',
        },
        ...{ dptrAirport: 'CJU', arrvAirport: 'GMP' },
      }),
      ticket(name, {
        ...{
          tcktId: 'T-flown',
          flightId: 'BX8106',
          dptrDttm: at(-20, '110000'),
          bkngCd: 'B3M8PD',
          sttus: 'FLWN',
        },
        ...{ dptrAirport: 'PUS', arrvAirport: 'GMP', seatNo: '4C' },
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

export const ticketsOf = (context: At): Ticket[] => remembered(context, 'smat', start);

export function ticketOf(context: At, tcktId: string | undefined): Ticket {
  const found = ticketsOf(context).find((one) => one.tcktId === tcktId);
  return found ?? refuse('FLY_NO_TICKET', '항공권을 찾을 수 없어요.');
}

/** A companion's ticket on its way to them, whoever has sent it. SENT until received, taken back or run out. */
export interface Share {
  shareId: string;
  from: string;
  to: string;
  ticket: Ticket;
  sttus: 'SENT' | 'RCVD' | 'BACK';
  tknBy: string;
}

/** One waits for 박지훈 from the start: sent by 김하늘, with his name on it; another has somebody else's. */
export const sharesOf = (world: World): Map<string, Share> =>
  world.room('smat.shares', () => {
    const given = (shareId: string, to: string, days: number): [string, Share] => {
      const own = {
        tcktId: `T-${shareId}`,
        flightId: 'KE1107',
        bkngCd: 'K7Q2WX',
        seatNo: '23C',
        gateNo: '7',
      };
      const dptrDttm = daysFrom(world.now(), days, '081000');
      const flight = ticket(to, { ...own, dptrDttm, sttus: 'CHKD' });
      return [shareId, { shareId, from: maskName('김하늘'), to, ticket: flight, sttus: 'SENT', tknBy: '' }];
    };
    return new Map([
      given('H-jihun', '박지훈', 1),
      given('H-sora', '한소라', 1),
      given('H-late', '박지훈', 0),
    ]);
  });
