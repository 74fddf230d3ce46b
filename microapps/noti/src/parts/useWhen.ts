import { clockText, dayText, todaySeoul } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { messages } from '../messages/index.ts';
import { spanOf } from '../model/notification.ts';

/**
 * When a message came: 오전 9:05 under the name of its day, 오늘 오전 9:05 where no head names it; 어제, or its day: in a
 * list the hour of a day that is over tells nothing.
 */
export function useWhen() {
  const t = messages.use().inbox;
  const today = todaySeoul();
  return ({ at, isAhead }: { at: string; isAhead: boolean }): string => {
    const span = spanOf(at, today);
    const clock = clockText(at, locale.value);
    if (span === 'today') return isAhead ? `${t.spans.today} ${clock}` : clock;
    if (span === 'yesterday') return isAhead ? t.spans.yesterday : clock;
    return t.tight(dayText(at, locale.value));
  };
}
