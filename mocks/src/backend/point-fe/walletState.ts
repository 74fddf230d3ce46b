import { type BankAccount, bankAccountsOf } from '../ledger/index.ts';
import { personaOf, personas } from '../personas.ts';
import { AnswerError, type MemberContext, memberOf, remembered, type World } from '../room.ts';

/** An account linked to the point wallet. */
export interface LinkedBankAccount {
  acNo: string;
  bnkCd: string;
  als: string;
  isMain: boolean;
}

/** Amounts in whole points. */
interface PointLimits {
  once: number;
  daily: number;
}

/** What the point area remembers of one member; the balance itself is in the ledger. */
export interface PointWalletState {
  /** E and the digits of the member number; empty without a wallet. */
  walletNo: string;
  linked: LinkedBankAccount[];
  /** Six digits; null until the customer sets one. */
  password: string | null;
  /** What it was before the last change. */
  previousPassword: string | null;
  wrongPasswords: number;
  limits: PointLimits;
  autoCharge: { isOn: boolean; belowPoints: number; chargePoints: number };
  notifications: { money: boolean; expiry: boolean; benefits: boolean };
  isCddTarget: boolean;
  /** Seoul day of the last due diligence, YYYYMMDD; empty without one. */
  cddDoneOn: string;
  isCddInReview: boolean;
  /** Instant of leaving, ISO; empty for one who has not. */
  leftAt: string;
}

/** The point password of every persona that has a wallet. */
const POINT_PASSWORD = '482915';
const WRONG_PASSWORDS_AT_MOST = 5;

/** What the point area knows of the one who is signed in. */
export function walletOf(context: MemberContext): PointWalletState {
  const number = memberOf(context).walletMberIdnfiNo.slice(1);
  return remembered(context, 'point.wallet', ({ points = 'linked', isCddTarget = false }) => {
    const has = points !== 'none';
    const linked = has ? [link('12345601234567', points === 'linked'), link('11098765432101', false)] : [];
    return {
      walletNo: has ? `E${number}` : '',
      linked: points === 'wallet' ? linked.slice(1) : linked,
      password: has ? POINT_PASSWORD : null,
      previousPassword: null,
      wrongPasswords: 0,
      limits: { once: 500_000, daily: 2_000_000 },
      autoCharge: { isOn: false, belowPoints: 10_000, chargePoints: 30_000 },
      notifications: { money: true, expiry: true, benefits: false },
      isCddTarget,
      cddDoneOn: isCddTarget ? '' : '20260301',
      isCddInReview: false,
      leftAt: '',
    };
  });

  function link(acNo: string, isMain: boolean): LinkedBankAccount {
    const { bnkCd, als } = bankAccountOf(context, acNo);
    return { acNo, bnkCd, als, isMain };
  }
}

/** The wallet of a member, whoever asks; undefined where they have not used it in this world. */
export function knownWalletOf(world: World, memberId: string): PointWalletState | undefined {
  return world.room('point.wallet', () => new Map<string, PointWalletState>()).get(memberId);
}

/** The wallet of a member, as it is or as it begins for a persona; undefined for a stranger to this world. */
export function walletOfMember(world: World, memberId: string): PointWalletState | undefined {
  const known = knownWalletOf(world, memberId);
  const persona = personas.find(({ person }) => person?.walletMberIdnfiNo === memberId);
  if (known || !persona) return known;
  const theirs = world.as({ person: persona.person, personaId: persona.id });
  return walletOf({ get: () => theirs });
}

/** Whether the one who is signed in has a point wallet now: they may have joined or left since the start. */
export function hasPointWallet(context: MemberContext): boolean {
  return walletOf(context).walletNo !== '';
}

/** The wallet of the one who is signed in; refused without one. */
export function joinedWalletOf(context: MemberContext): PointWalletState {
  const wallet = walletOf(context);
  if (wallet.walletNo === '')
    throw new AnswerError('UBPT0001', '포인트 지갑에 가입해 주세요.', { envelope: 'outData' });
  return wallet;
}

/** The main linked account, out of which points are charged; refused without one. */
export function mainAccountOf(context: MemberContext): LinkedBankAccount {
  const main = joinedWalletOf(context).linked.find(({ isMain }) => isMain);
  if (!main) throw new AnswerError('UBPT0002', '대표 연결 계좌를 등록해 주세요.', { envelope: 'outData' });
  return main;
}

/** A bank account in the customer's own name; refused for any other. */
export function bankAccountOf(context: MemberContext, acNo: string): BankAccount {
  const account = bankAccountsOf(personaOf(context.get('world'))).find((one) => one.acNo === acNo);
  if (!account)
    throw new AnswerError('UBPT0003', '본인 명의의 계좌를 확인할 수 없어요.', { envelope: 'outData' });
  return account;
}

/**
 * Whether the password is right; wrong ones are counted, and after five the password is locked.
 * Throws the refusal.
 */
export function checkPointPassword(context: MemberContext, password: string): void {
  const wallet = joinedWalletOf(context);
  const refuse = (code: string, message: string) => new AnswerError(code, message, { envelope: 'outData' });
  if (wallet.password === null) throw refuse('UBPT0010', '포인트 비밀번호를 먼저 정해 주세요.');
  if (wallet.wrongPasswords >= WRONG_PASSWORDS_AT_MOST)
    throw refuse('UBPT0012', '비밀번호를 5회 잘못 입력해 잠겼어요. 다시 정해 주세요.');
  if (password === wallet.password) {
    wallet.wrongPasswords = 0;
    return;
  }
  wallet.wrongPasswords += 1;
  throw wallet.wrongPasswords >= WRONG_PASSWORDS_AT_MOST
    ? refuse('UBPT0012', '비밀번호를 5회 잘못 입력해 잠겼어요. 다시 정해 주세요.')
    : refuse('UBPT0011', `비밀번호가 맞지 않아요. (${wallet.wrongPasswords}/${WRONG_PASSWORDS_AT_MOST})`);
}
