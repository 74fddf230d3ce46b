import type { MemberContext } from './room.ts';
import { remembered } from './room.ts';

/** Names of phone models, as `hello` reports them. */
const names: Readonly<Record<string, string>> = { 'SM-S948N': 'Galaxy S26', 'iPhone18,1': 'iPhone 18' };
/** What a phone is called that has not been seen in the app yet. */
const SEEDED = 'Galaxy S26';

const phoneName = (model: string): string => names[model] ?? (model === '' ? SEEDED : model);

/** The one phone that an ID or a certificate of a member is on; `dvcId` is empty until that phone was seen. */
interface HomePhone {
  dvcId: string;
  dvcNm: string;
}

/** A phone as a page reports it from `hello`; empty texts in a browser. */
export interface SeenPhone {
  dvcId: string;
  mdlNm: string;
}

/** @param name of what is on the phone: `gmid`, `bcerti` */
export const homePhone = (member: MemberContext, name: string): HomePhone =>
  remembered(member, `${name}.phone`, () => ({ dvcId: '', dvcNm: SEEDED }));

/**
 * Whether a phone is the one that something is on. The first phone that is seen is the one that it was issued on: who
 * had it before this world began had it there. A page that reports no phone is a browser, which has nothing on it.
 */
export function isHomePhone(member: MemberContext, name: string, { dvcId, mdlNm }: SeenPhone): boolean {
  const home = homePhone(member, name);
  if (dvcId === '') return true;
  if (home.dvcId === '') Object.assign(home, { dvcId, dvcNm: phoneName(mdlNm) });
  return home.dvcId === dvcId;
}

/** Issued on another phone, it is on that one alone. */
export function moveTo(member: MemberContext, name: string, { dvcId, mdlNm }: SeenPhone): void {
  if (dvcId !== '') Object.assign(homePhone(member, name), { dvcId, dvcNm: phoneName(mdlNm) });
}
