import type { Context } from 'hono';
import { visitsComing } from '../abr/coming.ts';
import { certificateComing } from '../bcerti/coming.ts';
import { booksComing } from '../book/coming.ts';
import { payoutComing } from '../canp/coming.ts';
import { certificatesEnding } from '../certi/coming.ts';
import { carsComing } from '../cib/coming.ts';
import type { ComingOf } from '../coming.ts';
import { couponsEnding } from '../cpon/coming.ts';
import { receiptsEnding } from '../edoc/coming.ts';
import { visitComing } from '../example/coming.ts';
import { cashComing } from '../exchange/coming.ts';
import { currencyComing } from '../fcpurs/coming.ts';
import { staysComing } from '../forest/coming.ts';
import { digitalIdComing } from '../gmid/coming.ts';
import { savingsComing } from '../gold-saving/coming.ts';
import { flightComing } from '../htoa/coming.ts';
import { studentCardsComing } from '../idoc/coming.ts';
import { callsComing } from '../mili/coming.ts';
import { mobileIdsComing } from '../moid/coming.ts';
import { sessionsComing } from '../museum/coming.ts';
import { ticketsComing } from '../nft/coming.ts';
import { natureComing } from '../nie/coming.ts';
import { passportsComing } from '../pass/coming.ts';
import { petsComing } from '../pems/coming.ts';
import { pointsEnding } from '../point-fe/coming.ts';
import { trainsComing } from '../rail/coming.ts';
import type { RoomEnv } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { flightsComing } from '../smat/coming.ts';
import { boardingComing } from '../smps/tickets.ts';
import { taxesDue } from '../tax/coming.ts';
import { tradesDue } from '../trading/coming.ts';

/** Who gives home what: by the card whose picture it wears. */
const sources: Readonly<Record<string, ComingOf>> = {
  forest: staysComing,
  point: pointsEnding,
  rail: trainsComing,
  museum: sessionsComing,
  abr: visitsComing,
  nie: natureComing,
  nft: ticketsComing,
  book: booksComing,
  tax: taxesDue,
  airport: flightComing,
  bcerti: certificateComing,
  gmid: digitalIdComing,
  moid: mobileIdsComing,
  pass: passportsComing,
  booking: visitComing,
  canp: payoutComing,
  cib: carsComing,
  mili: callsComing,
  smps: boardingComing,
  coupon: couponsEnding,
  smat: flightsComing,
  exchange: cashComing,
  fcpurs: currencyComing,
  gold: savingsComing,
  edoc: receiptsEnding,
  studentcard: studentCardsComing,
  pems: petsComing,
  trading: tradesDue,
  certi: certificatesEnding,
};

/** All that comes and is not over, of all domains; home chooses by date. The call is ours (1-shell names none). */
export function comingUpOf(context: Context<RoomEnv>) {
  const now = seoulTime(context.get('world').now());
  return Object.entries(sources).flatMap(([className, comingOf]) =>
    comingOf(context)
      .map(({ id, kind, name, at, until, screen }) => ({
        comngId: `${className} ${id}`,
        kndCd: kind,
        className,
        routeName: screen,

        comngNm: name.ko,
        comngEngNm: name.en,
        bgngDttm: at,
        endDttm: until ?? `${at.slice(0, 8)}235959`,
      }))
      .filter(({ kndCd, endDttm }) => kndCd !== 'BOOK' || endDttm > now.slice(0, endDttm.length)),
  );
}
