import type { Words } from '../language.ts';
import { AnswerError, type WirePerson, type World } from '../room.ts';
import { daysFrom, seoulDate } from '../seoulTime.ts';

type Kind = 'EVNT' | 'ADMS' | 'KSAT';

export interface Ticket {
  tcktId: string;
  tcktKd: Kind;
  tcktName: Words;
  placeName: Words;
  bgnYMS: string;
  tcktNo: string;
  holdrName: string;
  useYn: 'Y' | 'N';
}

type Known = Pick<Ticket, 'tcktKd' | 'tcktName' | 'placeName' | 'useYn'> & { days: number; holder?: string };

const named = (ko: string, en: string): Words => ({ ko, en });
const exam = named('대학수학능력시험 수험표', 'Admission ticket of the university exam');
const ksat = (placeKo: string, placeEn: string, holder: string): Known => ({
  tcktKd: 'KSAT',
  tcktName: exam,
  placeName: named(placeKo, placeEn),
  useYn: 'N',
  days: -1,
  holder,
});

/** Tickets by number, each in somebody's name; without one it is whoever's it comes to. */
const known: Readonly<Record<string, Known>> = {
  EV202612010077: {
    tcktKd: 'EVNT',
    tcktName: named('겨울 음악회', 'Winter concert'),
    useYn: 'N',
    days: 8,
    placeName: named('한결아트홀', 'Hangyeol Hall'),
  },
  AD202611100012: {
    tcktKd: 'ADMS',
    tcktName: named('한빛전시관', 'Hanbit Gallery'),
    useYn: 'Y',
    days: -10,
    placeName: named('서울 종로구', 'Jongno, Seoul'),
  },
  EV202612240031: {
    tcktKd: 'EVNT',
    tcktName: named('성탄 음악극', 'Christmas play'),
    useYn: 'N',
    days: 30,
    placeName: named('한결소극장', 'Hangyeol Theatre'),
  },
  '20261234': ksat('여의도고등학교', 'Yeouido High School', '김하늘'),
  '20265678': ksat('한강고등학교', 'Hangang High School', '박지훈'),
};

const plain = (name: string) => name.replaceAll(/\s/g, '').toUpperCase();

function madeOf(world: World, tcktNo: string, { custName }: WirePerson): Ticket | undefined {
  const one = known[tcktNo];
  if (!one) return undefined;
  const { days, holder = custName, ...facts } = one;
  const bgnYMS = daysFrom(world.now(), days, facts.tcktKd === 'KSAT' ? '084000' : '190000');
  return { ...facts, tcktId: `TK-${tcktNo.slice(-4)}`, tcktNo, bgnYMS, holdrName: holder };
}

/** What a member keeps; the member of demonstrations begins with two. */
export function ticketsOf(world: World, person: WirePerson): Ticket[] {
  const all = world.room('cpon.tickets', () => new Map<string, Ticket[]>());
  const { walletMberIdnfiNo: memberId } = person;
  const own = all.get(memberId) ?? [];
  if (!all.has(memberId) && world.personaId === 'member') {
    for (const number of ['EV202612010077', 'AD202611100012']) {
      const one = madeOf(world, number, person);
      if (one) own.push(one);
    }
  }
  all.set(memberId, own);
  return own;
}

/** Keeps a ticket that is in the member's own name; kept already, it is the one that is there. */
export function saveTicket(
  world: World,
  person: WirePerson,
  asked: { no: string; name: string; kind: Kind },
): Ticket {
  const own = ticketsOf(world, person);
  const kept = own.find(({ tcktNo }) => tcktNo === asked.no);
  if (kept) return kept;
  const refuse = (code: string, message: string, payload?: unknown): never => {
    throw new AnswerError(code, message, { payload });
  };
  const season = seasonOf(world);
  if (asked.kind === 'KSAT' && !season.isOn)
    refuse('CPN_TICKET_SEASON', '지금은 등록 기간이 아니에요.', { ymd: season.bgnYmd });
  const one = madeOf(world, asked.no, person);
  if (!one || (one.tcktKd === 'KSAT') !== (asked.kind === 'KSAT'))
    return refuse('CPN_TICKET_UNKNOWN', '없는 번호예요.');
  const isOwn = plain(one.holdrName) === plain(asked.name) && plain(asked.name) === plain(person.custName);
  if (!isOwn) refuse('CPN_TICKET_NAME', '이름이 달라요.');
  own.unshift(one);
  return one;
}

/** The exam is on a Thursday in the middle of November; its ticket counts until the end of the year. */
export function seasonOf(world: World) {
  const today = seoulDate(world.now());
  const year = today.slice(0, 4);
  const [bgnYmd, endYmd] = [`${year}1112`, `${year}1231`];
  return { bgnYmd, endYmd, isOn: bgnYmd <= today && today <= endYmd };
}

/** What examinees get, and from whom. */
export const examBenefits = [
  {
    afltCorpName: named('한빛시네마', 'Hanbit Cinema'),
    bnftCtnt: named('영화 8,000원', 'Films at 8,000 won'),
  },
  {
    afltCorpName: named('바른치킨', 'Fair Chicken'),
    bnftCtnt: named('모든 메뉴 20% 할인', '20% off everything'),
  },
  {
    afltCorpName: named('도담서점', 'Dodam Books'),
    bnftCtnt: named('만년필 10% 할인', '10% off fountain pens'),
  },
  {
    afltCorpName: named('기차 여행', 'Trains'),
    bnftCtnt: named('청소년 운임 30% 할인', '30% off youth fares'),
  },
];
