import { Badge } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Request } from '../model/request.ts';

const tones = { refused: 'danger', issued: 'success', withdrawn: 'neutral' } as const;

/** How a request stands, in a word. */
export function StateBadge({ request: { state } }: { request: Pick<Request, 'state'> }) {
  const { states } = messages.use();
  return <Badge tone={tones[state as keyof typeof tones] ?? 'accent'}>{states[state]}</Badge>;
}
