import { formatTime } from '@wallet/kit/format';
import { InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Nobody answered: since when what is shown stands. */
export function KeptNotice({ at }: { at: Date | null }) {
  const t = messages.use();
  return at && <InlineNotice tone="warning">{t.kept({ at: formatTime(at) })}</InlineNotice>;
}
