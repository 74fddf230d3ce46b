import { code, day, field, list, moment, only, shape, text, yesNo } from '@wallet/kit/api';
import { airportTerminal } from '@wallet/kit/format';
import { type Schema, v } from '@wallet/kit/schema';
import type { Child, SmartPass } from '../model/pass.ts';
import type { Ticket } from '../model/ticket.ts';

// spsId, relationship, the child's and the request's fields are stated (R802 to R806); the other names are ours (N40).

const pass: Schema<SmartPass> = shape({
  id: text('spsId'),
  relationship: code('relationship', { SF: 'self', CH: 'child' }),
  name: text('custNm', ''),
  englishName: text('engNm', ''),
  passportNo: text('pssprtNo', ''),
  since: text('rgstYmd', ''),
  until: day('vldYmd', ''),
  state: code('sttus', { ACTV: 'good', RPLC: 'replaced', LOST: 'lost', RNEW: 'renewing' }, 'good' as const),
  usableFrom: text('useBgngDttm', ''),
});
export const passes = only(list('smartPassList', pass, []));
/** The code says it: 0000 or 1010. */
export const validity = shape({ until: day('vldYmd', '') });
export const registered = shape({ passId: text('spsId'), until: day('vldYmd', '') });
export const publicKey = only(text('pubKey'));

const minuteTime = (name: string) => field(name, v.pipe(v.string(), v.regex(/^\d{12}$/)));
const remarks = { DLAY: 'late', DPTD: 'departed', CNCL: 'cancelled', DVRT: 'diverted' } as const;
const ticket: Schema<Omit<Ticket, 'passId'>> = v.pipe(
  shape({
    id: text('tcktId'),
    code: text('bcbpCtnt'),
    flightKey: text('flightKey', ''),
    flightNo: text('flightId'),
    airline: text('airlineNm', ''),
    city: text('airportNm', ''),
    airport: text('airportCode', ''),
    place: text('terminalId'),
    plannedAt: minuteTime('scheduleDateTime'),
    expectedAt: minuteTime('estimatedDateTime'),
    boardingAt: text('brdgDttm', ''),
    gate: text('gateNumber', ''),
    firstGate: text('bfGateNumber', ''),
    seat: text('seatNo', ''),
    sequence: text('chkinSeq', ''),
    isCertified: yesNo('crtfYn', false),
    remark: code('remark', remarks, 'none' as const),
  }),
  v.transform(({ place, ...one }) => ({ ...one, terminal: airportTerminal(place) ?? ('T1' as const) })),
);
export const tickets = shape({ at: moment('stdDttm', ''), tickets: list('ticketList', ticket, []) });
export const added = only(text('tcktId', ''));
export const deleted = shape({ hadFlightToday: yesNo('tdayYn', false) });

const term = shape({
  id: text('stpulId'),
  title: text('stpulName'),
  text: text('stpulCtnt', ''),
  mandatory: yesNo('mandanYn', true),
  type: code('stpulType', { 1: 'use', 2: 'under14', 3: 'proxy' }, 'use'),
  guardianName: text('grdnNm', ''),
});
export const terms = only(list('stpulInfoList', term));
export const consent = only(yesNo('cnsntYn', false));

const child: Schema<Child> = shape({
  name: text('chldName'),
  birth: day('chldBrdt'),
  sex: code('chldGender', { M: 'M', F: 'F' }),
  passId: text('spsId', ''),
});
export const family = shape({ isKnown: yesNo('fmlyYn', false), children: list('chldList', child, []) });
