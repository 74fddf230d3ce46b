import type { Infer } from '@wallet/kit/schema';
import type { CodeFate, Fate } from '../model/payment.ts';
import type { status } from './wire.ts';

type Status = Infer<typeof status>;

/** A result that this app does not know claims nothing: it is asked for again. */
export function toCodeFate({ stands, refusal, payment }: Status): CodeFate {
  switch (stands) {
    case '1':
      return payment.number === '' ? { kind: 'pending' } : { kind: 'done', receipt: payment };
    case '3':
      return { kind: 'refused', ...(refusal && { code: refusal }) };
    case '4':
      return { kind: 'closed' };
    case '5':
      return { kind: 'open' };
    default:
      return { kind: 'pending' };
  }
}

export function toFate(status: Status): Fate {
  const fate = toCodeFate(status);
  return fate.kind === 'open' ? { kind: 'pending' } : fate;
}
