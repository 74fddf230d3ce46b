import { code, count, field, list, moment, only, shape, text, yesNo } from '@wallet/kit/api';

// Our name, the wire's, and what it must be. All of it is assumed (N40).

const companion = shape({
  number: text('psngrNo'),
  name: text('psngrNm'),
  seat: text('seatNo', ''),
  shareId: text('shareId', ''),
  share: code(
    'shrSttus',
    { NONE: 'none', SENT: 'sent', RCVD: 'received', BACK: 'takenBack', OVER: 'over' },
    'none',
  ),
});

export const ticket = shape({
  id: text('tcktId'),
  airline: text('airlnNm'),
  flight: text('flightId'),
  from: text('dptrNm'),
  fromCode: text('dptrAirport'),
  to: text('arrvNm'),
  toCode: text('arrvAirport'),
  departsAt: moment('dptrDttm'),
  boardingAt: moment('brdgDttm'),
  gate: text('gateNo', ''),
  seat: text('seatNo', ''),
  passenger: text('psngrNm'),
  booking: text('bkngCd', ''),
  state: code('sttus', {
    LINK: 'linked',
    CHKD: 'checkedIn',
    BRDD: 'boarded',
    FLWN: 'flown',
    CNCL: 'cancelled',
  } as const),
  companions: list('cmpnList', companion, []),
  airlinePhone: text('airlnTelno', ''),
  /** the airline's page of checking in; empty where there is none, and once it is done */
  checkInUrl: text('chkinUrl', ''),
  checkInFrom: moment('chkinBgngDttm', ''),
  checkInUntil: moment('chkinEndDttm', ''),
});
export const tickets = only(list('tcktList', ticket));
export const shown = shape({ qr: text('qrCtnt'), seconds: count('expSS') });
export const shareId = only(text('shareId'));
export const ticketId = only(text('tcktId'));
export const share = shape({
  id: text('shareId'),
  from: text('fromNm'),
  to: text('toNm'),
  state: code('sttus', { SENT: 'sent', RCVD: 'received', BACK: 'takenBack', OVER: 'over', MINE: 'mine' }),
  isSameName: yesNo('sameNmYn', false),
  isJoined: yesNo('joinYn', false),
  ticket: field('tckt', ticket),
});
