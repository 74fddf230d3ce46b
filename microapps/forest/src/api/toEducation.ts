import type { Education, EducationBooking } from '../model/education.ts';
import type { WireEducation, WireEducationBooking } from './wire.ts';

export function toEducation(wire: WireEducation): Education {
  return {
    id: wire.eduId,
    forestName: { ko: wire.forestNm, en: wire.forestEngNm },
    name: { ko: wire.eduNm, en: wire.eduEngNm },
    description: { ko: wire.eduCtnt, en: wire.eduEngCtnt },
    audience: { ko: wire.trgtCtnt, en: wire.trgtEngCtnt },
    date: wire.eduYmd,
    startTime: wire.bgnHm,
    minutes: wire.rqdMi,
    capacity: wire.cpctCnt,
    placesLeft: wire.rmndCnt,
  };
}

export function toEducationBooking(wire: WireEducationBooking): EducationBooking {
  return {
    number: wire.eduBkngNo,
    forestName: { ko: wire.forestNm, en: wire.forestEngNm },
    name: { ko: wire.eduNm, en: wire.eduEngNm },
    date: wire.eduYmd,
    startTime: wire.bgnHm,
    minutes: wire.rqdMi,
    people: wire.prsnCnt,
    applicantName: wire.aplcntNm,
    applicantPhone: wire.aplcntMtlno,
    status: wire.eduBkngStcd === 'APLY' ? 'applied' : 'cancelled',
  };
}
