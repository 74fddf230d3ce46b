import { addDays, maskName, maskPhone, phoneText } from '@wallet/kit/format';
import { languageOf, spoken } from '../language.ts';
import type { World } from '../room.ts';
import {
  type Animal,
  type At,
  animalsNow,
  breedOf,
  firstDay,
  memberId,
  ownerAt,
  refuse,
  today,
} from './animals.ts';

export interface Offer {
  offrId: string;
  intentId: string;
  anmlId: string;
  /** who gives, and the number of who takes; empty where only the link was given on */
  fromId: string;
  fromNm: string;
  phone: string;
  sttus: 'OPEN' | 'ACPT' | 'RCLD';
  untlYmd: string;
}

/** `petLost` is offered the dog of `employee`. */
const seeded = (world: World): Offer[] => [
  {
    offrId: 'O1',
    intentId: 'seeded-O1',
    anmlId: 'A6',
    fromId: 'W000000004',
    fromNm: '박지훈',

    phone: '01055551292',
    sttus: 'OPEN',
    untlYmd: addDays(firstDay(world), 4),
  },
];
export const offersNow = (world: World): Offer[] => world.room('pems.offers', seeded);
export const offerAt = (context: At, offrId: string | undefined): Offer =>
  offersNow(context.get('world')).find((one) => one.offrId === offrId) ??
  refuse('PEMS_OFFER_GONE', '소유자 변경을 찾을 수 없어요.');

export const offerStands = (context: At, one: Offer): Offer['sttus'] | 'LPSE' =>
  one.sttus === 'OPEN' && one.untlYmd < today(context) ? 'LPSE' : one.sttus;

export const offerOf = (context: At, anmlId: string): Offer | undefined =>
  offersNow(context.get('world')).find(
    (one) => one.anmlId === anmlId && offerStands(context, one) === 'OPEN',
  );
/** Those that I made or that wait for me. */
export const myOffers = (context: At): Offer[] =>
  offersNow(context.get('world')).filter(
    (one) =>
      offerStands(context, one) === 'OPEN' &&
      (one.fromId === memberId(context) || one.phone === context.get('world').person?.phone),
  );

export function offerToWire(context: At, one: Offer): object {
  const animal = animalsNow(context.get('world')).find(({ anmlId }) => anmlId === one.anmlId) as Animal;
  const isMine = one.fromId === memberId(context);
  const { anmlNm, anmlKnd, gndr, brthYmd, image, regNo, colr, ntrYn } = animal;
  return spoken(
    {
      offrId: one.offrId,
      anmlId: one.anmlId,
      offrSttus: offerStands(context, one),
      untlYmd: one.untlYmd,

      mineYn: isMine ? 'Y' : 'N',
      phone: one.phone ? maskPhone(phoneText(one.phone)) : '',

      fromNm: maskName(one.fromNm),
      anmlNm,
      anmlKnd,
      gndr,
      brthYmd,
      image,

      colr,
      ntrYn,
      brdNm: breedOf(animal.brdCd),
      regNo: isMine ? regNo : `${regNo.slice(0, 3)}********${regNo.slice(-4)}`,
    },
    languageOf(context),
  );
}

/** The animal goes over with its record. */
export function accept(context: At, one: Offer): void {
  const animal = animalsNow(context.get('world')).find(({ anmlId }) => anmlId === one.anmlId);
  one.sttus = 'ACPT';
  if (animal) animal.memberId = ownerAt(context).memberId;
}
