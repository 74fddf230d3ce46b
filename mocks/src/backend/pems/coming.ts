import { addDays } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { lostBy, ownAnimals, registerBy, today } from './animals.ts';

/** Reminders of a shot begin so many days before. */
const SOON_DAYS = 30;

/** What owners have to do: register a dog, tell that it is lost, have it vaccinated against rabies. */
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
    const rabies = vcntList.find(({ vcntKnd }) => vcntKnd === 'RABI');
    const isSoon = rabies && rabies.dueYmd <= addDays(today(context), SOON_DAYS);
    if (sttus !== 'REGD' || !isSoon) return [];
    return due('rabies', rabies.dueYmd, `${anmlNm} 광견병 접종`, `Rabies shot for ${anmlNm}`);
  });
