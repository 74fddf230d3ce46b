import { InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Books that are late: until when nothing can be borrowed, and that each day adds one. */
export function StopNotice({ lateDays, stopUntil }: { lateDays: number; stopUntil: string }) {
  const t = messages.use();
  if (lateDays === 0) return null;
  return <InlineNotice tone="danger">{t.stop({ days: lateDays, until: stopUntil })}</InlineNotice>;
}
