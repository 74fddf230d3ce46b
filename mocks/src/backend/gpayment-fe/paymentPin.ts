import type { Context } from 'hono';
import { openPassword } from '../mstr/passwordKey.ts';
import { AnswerError, type RoomEnv, remembered } from '../room.ts';

/** The payment password of every persona who has joined: six digits. */
export const PAYMENT_PIN = '246810';
const LIMIT = 5;

/** What is known of a member's payment password. */
export interface PinState {
  pin: string;
  failures: number;
}

export function pinStateOf(context: Context<RoomEnv>): PinState {
  return remembered(context, 'gpayment.pin', ({ hasGpaymentUser = true }) => ({
    pin: hasGpaymentUser ? PAYMENT_PIN : '',
    failures: 0,
  }));
}

/** Opens what was entered; an empty text where it was not encrypted for this server. */
export async function openPin(encrypted: string): Promise<string> {
  return (await openPassword(encrypted)) ?? '';
}

/** @throws AnswerError UBFR0304 for another number (how many tries are left in the message), UBFR0305 after five */
export function checkPin(context: Context<RoomEnv>, entered: string): void {
  const state = pinStateOf(context);
  const envelope = 'header';
  if (state.failures >= LIMIT) {
    throw new AnswerError('UBFR0305', '결제 비밀번호 오류 횟수를 초과했습니다.', { envelope });
  }
  if (entered !== '' && entered === state.pin) {
    state.failures = 0;
    return;
  }
  state.failures += 1;
  const left = LIMIT - state.failures;
  throw left === 0
    ? new AnswerError('UBFR0305', '결제 비밀번호 오류 횟수를 초과했습니다.', { envelope })
    : new AnswerError('UBFR0304', `결제 비밀번호가 일치하지 않습니다. (남은 횟수 ${left}회)`, { envelope });
}
