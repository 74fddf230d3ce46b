import { type Account, accountsOf } from '../mber/register.ts';
import { AnswerError, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

/** A code sent to a phone is good for this long. */
export const CODE_MS = 3 * 60_000;
/** No text message leaves a mock: this is the code of every one of them. */
export const PHONE_CODE = '135790';
const MAX_TRIES = 5;
const ADULT = 190_000;

/** What a phone is verified for: joining, a guardian, a password, waking up, the member's own data, leaving, other. */
export const purposes = ['JOIN', 'GRDN', 'PSWD', 'WAKE', 'CHNG', 'WTHD', 'IDNT'] as const;
export type Purpose = (typeof purposes)[number];

export interface Asked {
  vldtnPuseDstcd: Purpose;
  custName: string;
  birth: string;
  custGubn: string;
  cmmccoDstcd: string;
  phone: string;
}

/** One verification; once done it stands for the person it was made of. */
export interface PhoneCheck extends Asked {
  vldtnNo: string;
  ci: string;
  expiresAt: number;
  failCount: number;
  isDone: boolean;
}

function checksOf(world: World): Map<string, PhoneCheck> {
  return world.room('mobile-validation.checks', () => new Map());
}

const plain = (name: string) => name.replaceAll(/\s/g, '').toUpperCase();

/** Eight digits: the resident number's digit tells the century. */
function birth8({ birth, custGubn }: { birth: string; custGubn: string }): string {
  const century = /^[3478]$/.test(custGubn) ? '20' : /^[09]$/.test(custGubn) ? '18' : '19';
  return birth.length === 8 ? birth : `${century}${birth}`;
}

/** Years times 10000 and more, as dates are written. */
export function ageOf(world: World, of: { birth: string; custGubn: string }): number {
  return Number(seoulDate(world.now())) - Number(birth8(of));
}

function personOf(accounts: Account[], { custName, birth, custGubn, phone }: Asked): Account | undefined {
  const owner = accounts.find(({ person }) => person.phone === phone);
  const same = accounts.find(
    ({ person }) =>
      plain(person.custName) === plain(custName) && person.birth === birth && person.custGubn === custGubn,
  );
  if (owner && owner.id !== same?.id) {
    throw new AnswerError('MBV_NO_MATCH', '입력하신 정보가 통신사에 등록된 정보와 달라요.');
  }
  return same;
}

export function startCheck(world: World, asked: Asked): PhoneCheck {
  const known = personOf(accountsOf(world), asked);
  if (asked.vldtnPuseDstcd === 'GRDN' && ageOf(world, asked) < ADULT) {
    throw new AnswerError('MBV_NOT_ADULT', '법정대리인은 만 19세 이상이어야 해요.');
  }
  const check: PhoneCheck = {
    ...asked,
    vldtnNo: `MV${world.nextNumber('mobile-validation')}`,
    ci: known?.person.ci ?? `CI-PHONE-${asked.phone}`.padEnd(88, 'W'),
    expiresAt: world.now().getTime() + CODE_MS,
    failCount: 0,
    isDone: false,
  };
  checksOf(world).set(check.vldtnNo, check);
  return check;
}

/** A check that can still be answered; refused when there is none, its time is up or it was answered wrongly too often. */
export function openCheck(world: World, vldtnNo: string): PhoneCheck {
  const check = checksOf(world).get(vldtnNo);
  if (!check || check.expiresAt <= world.now().getTime() || check.failCount >= MAX_TRIES) {
    throw new AnswerError('MBV_EXPIRED', '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.');
  }
  return check;
}

/** A check that went well, made for this purpose. */
export function doneCheck(world: World, vldtnNo: string, purpose: Purpose): PhoneCheck {
  const check = checksOf(world).get(vldtnNo);
  if (!check?.isDone || check.vldtnPuseDstcd !== purpose) {
    throw new AnswerError('MBR_NOT_VERIFIED', '휴대폰 인증을 먼저 해 주세요.');
  }
  return check;
}
