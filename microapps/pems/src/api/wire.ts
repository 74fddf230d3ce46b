import { code, count, day, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Infer, v } from '@wallet/kit/schema';

// Our name, the wire's, and what it must be. No call is shown (N40): names and fields are our own.

const kinds = { DOG: 'dog', CAT: 'cat' } as const;
const kind = code('anmlKnd', kinds);
export const wireKind = { dog: 'DOG', cat: 'CAT' } as const;
const colour = code(
  'colr',
  {
    BRWN: 'brown',
    WHTE: 'white',
    YLLW: 'yellow',
    BLCK: 'black',

    GRAY: 'gray',
    CHSE: 'cheese',
    MIXD: 'mixed',
  } as const,
  'mixed' as const,
);
export const wireColour = {
  brown: 'BRWN',
  white: 'WHTE',
  yellow: 'YLLW',
  black: 'BLCK',
  gray: 'GRAY',
  cheese: 'CHSE',
  mixed: 'MIXD',
} as const;
const shotKinds = { RABI: 'rabies', COMB: 'combined', HTWM: 'heartworm' } as const;
export const wireShot = { rabies: 'RABI', combined: 'COMB', heartworm: 'HTWM' } as const;

const looks = {
  kind,
  name: text('anmlNm'),
  breed: text('brdNm', ''),
  sex: code('gndr', { M: 'male', F: 'female' } as const),
  isNeutered: yesNo('ntrYn', false),
  birth: day('brthYmd'),
  colour,
  image: text('image', ''),
};
const animalFields = {
  id: text('anmlId'),
  ...looks,
  breedCode: text('brdCd', ''),
  number: text('regNo', ''),
  tag: code('tagKnd', { CHIP: 'chip', TAG: 'tag' } as const, 'chip'),
  state: code('sttus', {
    NONE: 'none',
    APLY: 'applied',
    REGD: 'registered',
    LOST: 'lost',
    DEAD: 'dead',
  } as const),
  registeredOn: text('rgstYmd', ''),
  registerBy: text('rgstDueYmd', ''),
  lostOn: text('lostYmd', ''),
  lostBy: text('lostDueYmd', ''),
  owner: text('ownrNm', ''),
  phone: text('phone', ''),
  token: text('qrTkn', ''),
  shots: list(
    'vcntList',
    shape({ kind: code('vcntKnd', shotKinds), doneOn: day('doneYmd'), dueOn: day('dueYmd') }),
    [],
  ),
};
const animal = shape(animalFields);
export type Animal = Infer<typeof animal>;

export const offer = shape({
  id: text('offrId'),
  animalId: text('anmlId'),
  ...looks,
  number: text('regNo', ''),
  state: code('offrSttus', { OPEN: 'open', ACPT: 'accepted', RCLD: 'recalled', LPSE: 'lapsed' } as const),
  until: day('untlYmd'),
  isMine: yesNo('mineYn'),
  from: text('fromNm', ''),
  to: text('phone', ''),
});
export type Offer = Infer<typeof offer>;

export const overview = shape({
  animals: list('animalList', animal),
  applications: count('aplyCnt', 0),
  refused: count('rfslCnt', 0),
  offers: list('offrList', offer, []),
});

export const card = shape({ ...animalFields, offerId: text('offrId', ''), checkedAt: text('chkYMS', '') });
export type Card = Infer<typeof card>;

export const isExempt = only(yesNo('exmpYn', false));
export const owner = shape({
  name: text('ownrNm'),
  address: text('addr', ''),
  registeredPhone: text('rgstPhone', ''),
  phone: text('phone'),
  animals: count('anmlCnt', 0),
});

export const terms = only(
  list(
    'stpulInfoList',
    shape({
      id: text('hirkStpulId'),
      title: text('stpulName'),
      text: text('stpulCtnt', ''),
      mandatory: yesNo('mandanYn'),
    }),
  ),
);
export const breeds = only(list('brdList', shape({ code: text('brdCd'), kind, name: text('brdNm') })));
export const numberState = only(
  code('regSttus', { UNKN: 'unknown', FREE: 'free', MINE: 'mine', OTHR: 'other' } as const),
);

const place = v.pipe(
  shape({
    latitude: field('lat', v.nullable(v.number()), null),
    longitude: field('lon', v.nullable(v.number()), null),
  }),
  v.transform(({ latitude, longitude }) =>
    latitude === null || longitude === null ? null : { latitude, longitude },
  ),
);
const agencyFacts = shape({
  id: text('agncId'),
  name: text('agncNm'),
  region: text('rgn', ''),
  address: text('addr', ''),
  phone: text('telno', ''),
  opens: text('opnTime', ''),
  closes: text('clsTime', ''),
  rest: list('rstList', v.number(), []),
  setsChips: yesNo('chipYn', false),
  isOpenAtNight: yesNo('nghtYn', false),
  chipPrice: won('chipAmt', 0),
  tagPrice: won('tagAmt', 0),
});
const agency = v.pipe(
  v.unknown(),
  v.transform((wire) => ({ ...v.parse(agencyFacts, wire), place: v.parse(place, wire) })),
);
export const agencies = only(list('agncList', agency));
export type Agency = Infer<typeof agency>;
export const agencyDays = v.pipe(
  shape({
    first: day('bgnDe'),
    last: day('endDe'),
    days: list(
      'dayList',
      shape({ date: day('ymd'), left: count('remndr'), isClosed: yesNo('rstYn', false) }),
    ),
  }),
  v.transform(({ days, ...rest }) => ({ ...rest, days: days.map((one) => ({ ...one, price: null })) })),
);

export const application = shape({
  number: text('rceptNo'),
  state: code('aplySttus', {
    SENT: 'sent',
    VET: 'vet',
    TOWN: 'town',
    DONE: 'done',
    RJCT: 'refused',
    CNCL: 'cancelled',
  } as const),
  animalId: text('anmlId'),
  kind,
  name: text('anmlNm'),
  image: text('image', ''),
  agency: text('agncNm', ''),
  phone: text('telno', ''),
  visitOn: day('vstYmd'),
  sentAt: moment('aplyYMS'),
  refusal: text('rfslCtnt', ''),
  doneBy: text('cmplYmd', ''),
});
export type Application = Infer<typeof application>;
export const applications = only(list('aplyList', application));

const message = shape({ id: text('msgId'), text: text('ctnt'), at: moment('sndYMS') });
export const report = shape({
  id: text('rprtId'),
  type: code('rprtKnd', { LOST: 'lost', FOND: 'found', NTCE: 'notice' } as const),
  animalId: text('anmlId', ''),
  kind,
  name: text('anmlNm', ''),
  breed: text('brdNm', ''),
  colour,
  regionCode: text('rgnCd', ''),
  region: text('rgn', ''),
  place: text('plcNm', ''),
  at: moment('hpnYMS'),
  marks: text('ftr', ''),
  image: text('image', ''),
  state: code('sttus', { OPEN: 'open', RNTD: 'reunited', CLSD: 'closed' } as const),
  daysLeft: count('leftDayCnt', 0),
  isMine: yesNo('mineYn', false),
  messages: list('msgList', message, []),
});
export type Report = Infer<typeof report>;
export const reports = shape({
  reports: list('rprtList', report),
  regions: list('rgnList', shape({ code: text('rgnCd'), name: text('rgn') }), []),
});
