import type { KeyValueRow } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import { type FxSend, whom } from '../model/more.ts';

/** The facts of a send, from either side. */
export function useSendRows() {
  const t = messages.use();
  const { facts } = t.more.sends;
  return (send: FxSend): KeyValueRow[] => {
    const { direction, name, phone, currency, minor, message, sentAt, endedAt } = send;
    return [
      { label: direction === 'in' ? facts.from : facts.to, value: whom(send) },
      ...(name && phone ? [{ label: facts.phone, value: phone }] : []),
      { label: facts.amount, value: money(minor, currency), isStrong: true },
      ...(message ? [{ label: facts.words, value: message }] : []),
      { label: facts.sentAt, value: t.at({ at: sentAt }) },
      ...(endedAt ? [{ label: facts.endedAt, value: t.at({ at: endedAt }) }] : []),
    ];
  };
}
