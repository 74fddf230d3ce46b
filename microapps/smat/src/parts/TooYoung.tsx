import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Who is too young for a ticket of their own, and with whom they fly. */
export function TooYoung() {
  const t = messages.use().young;
  return <EmptyState picture="family" title={t.title} description={t.description} />;
}
