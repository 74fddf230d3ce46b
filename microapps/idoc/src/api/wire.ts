import { code, count, day, group, list, moment, only, shape, text, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { School, StudentCard } from '../model/card.ts';
import type { Pupil, Request } from '../model/request.ts';

// cardinfo names maskingCardNum to orgRdnma as they stand here; the other names are ours (N40).

const relationship = code('relationship', { SF: 'self', CH: 'child' }, 'self' as const);
const kind = code(
  'schulKndScNm',
  {
    초등학교: 'elementary',
    중학교: 'middle',
    고등학교: 'high',
    특수학교: 'special',
  } as const,
  'other' as const,
);
const place = { grade: text('grade', ''), className: text('classNm', '') };

/** Only the number is needed: the stated fields decide alone (A95), and each of ours may be missing. */
const card: Schema<StudentCard> = shape({
  id: text('crdId', ''),
  relationship,
  maskedNumber: text('maskingCardNum'),
  cardName: text('cardName', ''),
  photo: text('stdIdImgUrl', ''),
  photoOn: text('phtoYmd', ''),
  studentName: text('stdName', ''),
  birth: text('birthDay', ''),
  schoolName: text('schulNm', ''),
  schoolKind: kind,
  schoolAddress: text('orgRdnma', ''),
  schoolPhone: text('orgTelno', ''),
  ...place,
  isRegistered: yesNo('regiYn', true),
  validUntil: text('vldYmd', ''),
  state: code('sttus', { VALD: 'valid', SOON: 'soon', EXPD: 'expired', ENDD: 'ended' } as const, 'valid'),
  checkedAt: moment('chkYMS', ''),
  checkAfter: count('chkSS', 60),
});
const heldCards = only(list('crdList', card, []));
/** An empty payload, or a card without a number, is none (A40). */
export const cards: Schema<StudentCard[]> = v.pipe(
  v.unknown(),
  v.transform((answer) => {
    const one = v.safeParse(card, answer);
    if (!one.success || one.output.maskedNumber === '') return [];
    // All that a member holds, of which the answer itself is the first: a list of our own.
    const all = v.safeParse(heldCards, answer);
    return all.success && all.output.length > 0 ? all.output : [one.output];
  }),
);

const pupil = {
  name: text('stdName', ''),
  birth: text('birthDay', ''),
  isPupil: yesNo('studtYn', true),
  cardId: text('crdId', ''),
  requestId: text('rqstId', ''),
};
const requestShape: Schema<Request> = shape({
  id: text('rqstId'),
  relationship,
  name: text('stdName'),
  birth: day('birthDay'),
  schoolId: text('schlCd'),
  schoolName: text('schulNm', ''),
  schoolKind: kind,
  schoolAddress: text('orgRdnma', ''),
  number: text('stdNo', ''),
  ...place,
  photoId: text('phtoId', ''),
  state: code('sttus', {
    GRDN: 'guardian',
    SENT: 'sent',
    SCHL: 'school',
    PUPL: 'pupil',
    ISSU: 'issued',

    RFSD: 'refused',
    WTHD: 'withdrawn',
  } as const),
  reason: code(
    'rsnCd',
    { ROLL: 'roll', PHTO: 'photo', GRDN: 'guardian', LEFT: 'left' } as const,
    'other' as const,
  ),
  sentAt: moment('sentYMS', ''),
  canRemind: yesNo('rmndYn', false),
  isMineToAgree: yesNo('pplYn', false),
  cardId: text('crdId', ''),
});
export const request = requestShape;
const pupilShape: Schema<Pupil> = shape(pupil);
export const sessionInfo = shape({
  self: group(pupil),
  isUnderFourteen: yesNo('undr14Yn', false),
  children: list('chldList', pupilShape, []),
  requests: list('rqstList', requestShape, []),
});

const school: Schema<School> = shape({
  id: text('schlCd'),
  name: text('schulNm'),
  kind,
  region: text('lctnScNm', ''),
  address: text('orgRdnma', ''),
  takesPart: yesNo('prtcYn', true),
});
export const schools = only(list('schlList', school));

export const photoId = only(text('phtoId'));
export const photoAddress = only(text('stdIdImgUrl', ''));
export const phoneCode = shape({ id: text('vldtnNo'), seconds: count('expSS') });
export const shownCode = shape({ qr: text('qrCdVl'), barcode: text('brcdVl'), seconds: count('expSS', 60) });

const benefit = shape({
  id: text('bnftId'),
  name: text('plcNm'),
  kind: code(
    'kndCd',
    { MUSE: 'museum', CINE: 'cinema', CAFE: 'cafe', BOOK: 'book' } as const,
    'other' as const,
  ),
  price: count('amt'),
  usual: count('nrmlAmt'),
  address: text('addr', ''),
  latitude: count('lat', 0),
  longitude: count('lon', 0),
  hasCoupon: yesNo('cponYn', false),
});
export const benefits = only(list('bnftList', benefit));
export const couponId = only(text('hirkCtntID'));
