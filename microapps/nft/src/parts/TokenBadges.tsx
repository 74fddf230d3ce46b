import { Badge } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Token } from '../model/token.ts';

/** What is to be known of a token first. */
export function TokenBadge({ token: { isSending, ticket, isBound, isNew } }: { token: Token }) {
  const { tokens: t } = messages.use();
  if (isSending) return <Badge tone="accent">{t.waiting}</Badge>;
  if (ticket?.state === 'valid') return <Badge tone="success">{t.ticket}</Badge>;
  if (ticket) return <Badge>{ticket.state === 'used' ? t.used : t.ended}</Badge>;
  if (isBound) return <Badge>{t.bound}</Badge>;
  return isNew ? <Badge tone="info">{t.fresh}</Badge> : null;
}
