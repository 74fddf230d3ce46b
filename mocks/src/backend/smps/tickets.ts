import { addDays, instantOf, maskName } from '@wallet/kit/format';
import { isSameHolder, readBoardingPass } from '@wallet/kit/identity';
import { boardingText } from '../../passports.ts';
import type { ComingOf } from '../coming.ts';
import type { DueTask } from '../due.ts';
import type { HoldingsOf } from '../holdings.ts';
import { type Flight, flightAt, flightsOf, keyOf, watchersOf } from '../htoa/flights.ts';
import { notify } from '../noti/inbox.ts';
import { personaOf } from '../personas.ts';
import { type MemberContext, memberOf, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { endOf, own, refuse, type SmartPass, type Ticket } from './passes.ts';

/** Airlines that take a face at the gate; with all others it opens the departure hall alone. */
const certified = ['KE', 'OZ', '7C', 'TW', 'LJ', 'DL', 'CX'];
/** Boarding begins so many minutes before the plane leaves. */
const BOARDING = 40;
/** What has left stays below for some days. */
const KEPT_DAYS = 2;

const isOver = (world: World, { estimatedDateTime, remark }: Flight) =>
  remark === 'DPTD' || instantOf(estimatedDateTime) < world.now().getTime();

/** The flight of a number and day that has not left; of a number that flies twice the later one then. */
function flightOf(world: World, flightNo: string, date: string): Flight | undefined {
  const all = flightsOf(world, date).filter(({ flightId }) => flightId === flightNo);
  return all.find((flight) => !isOver(world, flight)) ?? all.at(-1);
}

function added(world: World, bcbp: string, spsId: string, rgstDstic: Ticket['rgstDstic']): Ticket | null {
  const leg = readBoardingPass(bcbp, seoulDate(world.now()))?.legs.find(({ from }) => from === 'ICN');
  const flight = leg && flightOf(world, leg.flightNo, leg.date);
  if (!leg || !flight) return null;
  return {
    tcktId: `T${world.nextNumber('smps.ticket') + 100}`,
    spsId,
    bcbp,
    rgstDstic,

    flightKey: keyOf(flight),
    gate: flight.gateNumber,
    seat: leg.seat,
    sequence: leg.sequence,
  };
}

/** Who flies at the start: 김하늘 tomorrow morning, and a flight of yesterday. */
function firstTickets(context: MemberContext): Ticket[] {
  const world = context.get('world');
  const [pass] = own(context).passes;
  if (personaOf(world).id !== 'member' || !pass) return [];
  const today = seoulDate(world.now());
  const of = (days: number, flightNo: string, to: string, seat: string) =>
    added(
      world,
      boardingText({ ...pass.passport, date: addDays(today, days), flightNo, to, seat }),
      pass.spsId,
      'QR',
    );
  return [of(1, 'KE701', 'NRT', '12A'), of(-1, '7C1301', 'FUK', '8C')].filter((one) => one !== null);
}

function all(context: MemberContext): Ticket[] {
  const mine = own(context);
  mine.tickets ??= firstTickets(context);
  return mine.tickets;
}

export function ticketsOf(context: MemberContext, spsId: string): object[] {
  const world = context.get('world');
  const oldest = addDays(seoulDate(world.now()), -KEPT_DAYS);
  return all(context)
    .filter((ticket) => ticket.spsId === spsId)
    .flatMap((ticket) => {
      const flight = flightAt(world, ticket.flightKey);
      if (!flight || flight.scheduleDateTime.slice(0, 8) < oldest) return [];
      const { flightId, airlineNm, airportCode, airportNm, terminalId, estimatedDateTime, remark } = flight;
      const boarding = new Date(instantOf(estimatedDateTime) - BOARDING * 60_000);
      return [
        {
          tcktId: ticket.tcktId,
          rgstDstic: ticket.rgstDstic,
          bcbpCtnt: ticket.bcbp,

          flightKey: ticket.flightKey,
          flightId,
          airlineNm,
          airportCode,
          airportNm,
          terminalId,

          scheduleDateTime: flight.scheduleDateTime,
          estimatedDateTime,
          remark,

          brdgDttm: seoulTime(boarding).slice(0, 12),
          gateNumber: flight.gateNumber,

          bfGateNumber: ticket.gate,
          seatNo: ticket.seat,
          chkinSeq: ticket.sequence,
          crtfYn: certified.includes(flightId.slice(0, 2)) ? 'Y' : 'N',
        },
      ];
    });
}

/** Whether a plane of today still waits for the holder of a pass. */
export function fliesToday(context: MemberContext, spsId: string): boolean {
  const world = context.get('world');
  const today = seoulDate(world.now());
  const flights = all(context)
    .filter((ticket) => ticket.spsId === spsId)
    .map(({ flightKey }) => flightAt(world, flightKey));
  return flights.some((one) => one?.scheduleDateTime.startsWith(today) && !isOver(world, one));
}

/** Looks at a boarding pass as the airport does, and takes it. */
export function addTicket(
  context: MemberContext,
  pass: SmartPass,
  text: string,
  rgstDstic: Ticket['rgstDstic'],
): Ticket {
  const world = context.get('world');
  const today = seoulDate(world.now());
  const read = readBoardingPass(text, today);
  if (!read) return refuse('SMPS_TICKET_UNREAD', '탑승권이 아니에요.');
  const leg = read.legs.find(({ from }) => from === 'ICN');
  if (!leg) return refuse('SMPS_TICKET_AIRPORT', '인천공항에서 떠나는 탑승권이 아니에요.');
  if (!isSameHolder(read, pass.passport)) refuse('SMPS_TICKET_NAME', '여권의 이름과 달라요.');
  const flight = flightOf(world, leg.flightNo, leg.date);
  if (leg.date < today || (flight && isOver(world, flight)))
    refuse('SMPS_TICKET_PAST', '이미 떠난 비행기예요.');
  if (!flight) return refuse('SMPS_TICKET_FLIGHT', '운항 정보를 찾을 수 없어요.');
  if (flight.remark === 'CNCL') refuse('SMPS_TICKET_CANCELLED', '결항된 비행기예요.');
  if (endOf(pass) < leg.date) refuse('SMPS_TICKET_PASSPORT', '여행 전에 여권이 만료돼요.');
  const known = all(context).find((one) => one.spsId === pass.spsId && one.flightKey === keyOf(flight));
  if (known) return refuse('SMPS_TICKET_TWICE', '이미 등록한 탑승권이에요.');
  const made = added(world, text, pass.spsId, rgstDstic);
  if (!made) return refuse('SMPS_TICKET_FLIGHT', '운항 정보를 찾을 수 없어요.');
  all(context).push(made);
  return made;
}

/** Boarding passes that are still to be used, for home. */
export const boardingComing: ComingOf = (context) => {
  const world = context.get('world');
  const { passes } = own(context);
  return all(context).flatMap(({ tcktId, spsId, flightKey }) => {
    const flight = flightAt(world, flightKey);
    const isGone = !flight || ['DPTD', 'CNCL', 'DVRT'].includes(flight.remark) || isOver(world, flight);
    if (isGone || !passes.some((pass) => pass.spsId === spsId)) return [];
    const { flightId, airportNm, estimatedDateTime } = flight;
    const name = { ko: `${airportNm.ko} ${flightId}`, en: `${flightId} to ${airportNm.en}` };
    const at = `${estimatedDateTime}00`;
    return [{ id: tcktId, kind: 'BOOK', name, at, until: at, screen: 'FSP33000' }];
  });
};

/** Takes a boarding pass away; one that is gone already is gone. */
export function removeTicket(context: MemberContext, tcktId: string): void {
  own(context).tickets = all(context).filter((one) => one.tcktId !== tcktId);
}

/** Boarding passes whose gate is another than their holder knows. */
const moved = (member: MemberContext): { ticket: Ticket; flight: Flight }[] =>
  (own(member).tickets ?? []).flatMap((ticket) => {
    const flight = flightAt(member.get('world'), ticket.flightKey);
    const isNews = flight && flight.gateNumber !== (ticket.toldGate ?? ticket.gate);
    return isNews && !isOver(member.get('world'), flight) ? [{ ticket, flight }] : [];
  });

/** Tells who holds a boarding pass that its gate has changed; who watches the flight is told by the airport's guide. */
export const boardingDue: DueTask = {
  nextAt: (member) => (moved(member).length > 0 ? member.get('world').now().getTime() : undefined),
  run(member) {
    const world = member.get('world');
    const { walletMberIdnfiNo } = memberOf(member);
    for (const { ticket, flight } of moved(member)) {
      const [from, to] = [ticket.toldGate ?? ticket.gate, flight.gateNumber];
      ticket.toldGate = to;
      if (watchersOf(world).get(walletMberIdnfiNo) === ticket.flightKey) continue;
      notify(world, walletMberIdnfiNo, {
        title: { ko: `${flight.flightId} 탑승구가 바뀌었어요`, en: `The gate of ${flight.flightId} changed` },
        text: {
          ko: `${from || '-'}번에서 ${to || '-'}번으로 바뀌었어요.`,
          en: `From ${from || '-'} to ${to || '-'}.`,
        },
        link: `/smps/FSP33010?ticketId=${ticket.tcktId}`,
      });
    }
  },
};

/** The smart passes, and boarding passes that are still to be used. */
export const smartPassHoldings: HoldingsOf = (member) => {
  const world = member.get('world');
  const flights = (own(member).tickets ?? []).flatMap(({ tcktId, flightKey }) => {
    const flight = flightAt(world, flightKey);
    if (!flight || isOver(world, flight)) return [];
    return {
      id: tcktId,
      kind: 'BOOKING' as const,
      name: {
        ko: `${flight.airportNm.ko} ${flight.flightId}`,
        en: `${flight.flightId} to ${flight.airportNm.en}`,
      },
      onLeave: 'ENDS' as const,
      fate: {
        ko: '비행기 예약은 그대로예요. 여권과 종이 탑승권으로 출국해 주세요.',
        en: 'The booking stays. Use your passport and a paper boarding pass.',
      },
      screen: `FSP33010?ticketId=${tcktId}`,
    };
  });
  const passes = own(member).passes.map(({ spsId, name, relationship }) => ({
    id: spsId,
    kind: 'DOCUMENT' as const,
    name:
      relationship === 'SF'
        ? { ko: '스마트패스', en: 'Smart pass' }
        : { ko: `${maskName(name)} 스마트패스`, en: `Smart pass of ${maskName(name)}` },
    onLeave: 'ENDS' as const,
    fate: { ko: '등록한 여권과 얼굴 정보를 지워요.', en: 'The registered passport and face are deleted.' },
    screen: `FSP56000?passId=${spsId}`,
  }));
  return [...passes, ...flights];
};

/** Key of the next flight that the member has a boarding pass of; empty for none. */
export function nextBoarding(member: MemberContext): string {
  const world = member.get('world');
  const [first] = all(member)
    .flatMap(({ flightKey }) => flightAt(world, flightKey) ?? [])
    .filter((flight) => !isOver(world, flight) && !['CNCL', 'DVRT'].includes(flight.remark))
    .toSorted((one, other) => one.estimatedDateTime.localeCompare(other.estimatedDateTime));
  return first ? keyOf(first) : '';
}
