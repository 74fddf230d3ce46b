import { InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Due } from '../model/animal.ts';

/** What is due so soon, or over, that it is said on its own. */
export function DueNote({ due }: { due: Due | undefined }) {
  const t = messages.use();
  if (!due) return null;
  const isLate = due.days < 0 || due.kind === 'lost';
  return (
    <InlineNotice tone={isLate ? 'danger' : 'warning'} messageId={`due-${due.kind}`}>
      {t.dueText(due)}
    </InlineNotice>
  );
}
