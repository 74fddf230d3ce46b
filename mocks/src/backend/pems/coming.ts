import { addDays } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { agencyAt } from './agencies.ts';
import { lostBy, ownAnimals, registerBy, today } from './animals.ts';
import { ownApplications } from './applications.ts';

/** Reminders of a shot begin so many days before. */
const SOON_DAYS = 30;

/** What owners have to do: register a dog, tell that it is lost, have it vaccinated. */
export const petsDue: ComingOf = (context) =>
  ownAnimals(context).flatMap((one) => {
    const due = (id: string, at: string, ko: string, en: string) =>
      at
        ? [{ id: `${one.anmlId} ${id}`, kind: 'DUE' as const, name: { ko, en }, at, screen: 'FML30000' }]
        : [];
    const { anmlNm, sttus, vcntList } = one;
    if (sttus === 'NONE')
      return due('register', registerBy(context, one), `${anmlNm} 동물등록`, `Register ${anmlNm}`);
    if (sttus === 'LOST') return due('lost', lostBy(one), `${anmlNm} 분실 신고`, `Report ${anmlNm} lost`);
    if (sttus !== 'REGD') return [];
    return vcntList
      .filter(({ dueYmd }) => dueYmd !== '' && dueYmd <= addDays(today(context), SOON_DAYS))
      .flatMap(({ vcntKnd, dueYmd }) => {
        const [id, ko, en] = shots[vcntKnd];
        return due(id, dueYmd, `${anmlNm} ${ko}`, `${en} for ${anmlNm}`);
      });
  });

const shots = {
  RABI: ['rabies', '광견병 접종', 'Rabies shot'],
  COMB: ['combined', '종합백신 접종', 'Combined shot'],
  HTWM: ['heartworm', '심장사상충 예방', 'Heartworm medicine'],
} as const;

/** Visits to the vet that are booked to have a chip put in or read. */
const visitsBooked: ComingOf = (context) =>
  ownApplications(context)
    .filter((one) => one.sttus === 'OPEN' && one.crctYmd === '' && one.vstYmd >= today(context))
    .map(({ rceptNo, anmlId, agncId, vstYmd }) => {
      const pet = ownAnimals(context).find((one) => one.anmlId === anmlId)?.anmlNm ?? '';
      const place = agencyAt(agncId)?.agncNm;
      return {
        id: `visit ${rceptNo}`,
        kind: 'BOOK' as const,
        name: {
          ko: [pet, '동물등록', place?.ko].filter(Boolean).join(' · '),
          en: [pet, 'registration', place?.en].filter(Boolean).join(' · '),
        },
        at: vstYmd,
        screen: 'FML41000',
      };
    });

/** All that owners have before them. */
export const petsComing: ComingOf = (context) => [...visitsBooked(context), ...petsDue(context)];
