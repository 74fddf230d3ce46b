import { maskName, maskPhone, phoneText } from '@wallet/kit/format';
import { personas } from '../personas.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { refuse } from './transactionsBook.ts';

/** Somebody with a point wallet whom points can be sent to. */
export interface Person {
  /** Opaque: neither phone nor member number. */
  rcvrId: string;
  /** The member number: whose wallet the points come to. */
  memberId: string;
  name: string;
  phone: string;
}

/** People outside this world whom every member dealt with. */
export const friends: readonly Person[] = [
  { rcvrId: 'R101', memberId: 'FRIEND101', name: '이서준', phone: '01022223333' },
  { rcvrId: 'R102', memberId: 'FRIEND102', name: '박지우', phone: '01044445555' },
  { rcvrId: 'R103', memberId: 'FRIEND103', name: '최도윤', phone: '01066667777' },
  { rcvrId: 'R104', memberId: 'FRIEND104', name: '정하은', phone: '01088889999' },
  { rcvrId: 'R105', memberId: 'FRIEND105', name: '윤시우', phone: '01012344321' },
];

function everybody(): readonly Person[] {
  const members = personas.flatMap(({ person, phone, points }) =>
    person === null || phone === null || points === 'none' || person.walletMberIdnfiNo === ''
      ? []
      : [
          {
            rcvrId: `M${person.walletMberIdnfiNo.slice(-4)}`,
            memberId: person.walletMberIdnfiNo,
            name: person.custName,
            phone,
          },
        ],
  );
  return [...friends, ...members];
}

/** The people whom the customer dealt with last. */
export function recentPeople(): readonly Person[] {
  return friends;
}

export function personById(context: MemberContext, rcvrId: string): Person {
  return known(context, (person) => person.rcvrId === rcvrId);
}

export function personByPhone(context: MemberContext, phone: string): Person {
  return known(context, (person) => person.phone === phone);
}

function known(context: MemberContext, isMeant: (person: Person) => boolean): Person {
  const found = everybody().find(isMeant);
  if (!found) return refuse('UBPT0107', '포인트 지갑이 있는 회원을 찾을 수 없어요.');
  if (found.memberId === memberOf(context).walletMberIdnfiNo) {
    refuse('UBPT0115', '본인에게는 보낼 수 없어요.');
  }
  return found;
}

/** A person as the wire shows somebody else: name and phone masked. */
export function shown({ rcvrId, name, phone }: Person) {
  return {
    rcvrId,
    rcvrName: maskName(name),
    mtlno: maskPhone(phoneText(phone)),
  };
}
