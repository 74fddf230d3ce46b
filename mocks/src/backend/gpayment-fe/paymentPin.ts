import type { Context } from 'hono';
import { openSealed } from '../mstr/sealedField.ts';
import { AnswerError, memberOf, type RoomEnv, remembered, type World } from '../room.ts';
import { refuse } from './refuse.ts';

/** The payment password of every persona who has joined: six digits. */
export const PAYMENT_PIN = '246810';
/** So many wrong ones in a row lock it, wherever they were entered. */
const LIMIT = 5;
const ROOM = 'gpayment.pin';

/** What is known of a member's payment password. */
export interface PinState {
  pin: string;
  failures: number;
}

export function pinStateOf(context: Context<RoomEnv>): PinState {
  return remembered(context, ROOM, ({ hasGpaymentUser = true }) => ({
    pin: hasGpaymentUser ? PAYMENT_PIN : '',
    failures: 0,
  }));
}

/** Whether a member may pay in no way until the password is set anew: codes that are shown pay no more either. */
export function isPinLocked(world: World, memberId: string): boolean {
  const known = world.room(ROOM, () => new Map<string, PinState>()).get(memberId);
  return known !== undefined && known.failures >= LIMIT;
}

/** Opens what was entered for an order, once it is carried out. */
export function openPin(context: Context<RoomEnv>, encrypted: string): Promise<() => string> {
  return openSealed(context, encrypted, { forOrder: true });
}

/**
 * @throws AnswerError UBFR0304 for another number, UBFR0305 after five of them (both say how many there were), UBFR0333
 * where there is no password yet
 */
export function checkPin(context: Context<RoomEnv>, entered: string): void {
  const state = pinStateOf(context);
  if (state.pin === '') throw refuse('passwordMissing');
  if (!isPinLocked(context.get('world'), memberOf(context).walletMberIdnfiNo)) {
    if (entered === state.pin) {
      state.failures = 0;
      return;
    }
    state.failures += 1;
  }
  const payload = { pinErrCnt: String(state.failures), pinErrLmtCnt: String(LIMIT) };
  const left = LIMIT - state.failures;
  throw left === 0
    ? new AnswerError('UBFR0305', '간편 비밀번호 오류 횟수를 초과했어요.', { envelope: 'header', payload })
    : new AnswerError('UBFR0304', `간편 비밀번호가 일치하지 않아요. (남은 횟수 ${left}회)`, {
        envelope: 'header',
        payload,
      });
}
