import { InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { ageOf } from '../model/flight.ts';

/** How old the answer is, where that matters. */
export function Age({ at }: { at: string }) {
  const t = messages.use();
  const { minutes, look } = ageOf(at);
  if (look === 'fresh') return null;
  return <InlineNotice tone={look === 'old' ? 'warning' : 'info'}>{t.old({ minutes })}</InlineNotice>;
}
