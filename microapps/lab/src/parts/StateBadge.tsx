import { Badge, type Tone } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Content, ContentState } from '../model/content.ts';

const tones: Readonly<Record<ContentState, Tone>> = { open: 'info', soon: 'neutral', over: 'neutral' };

/** Whether a content can be tried, or is being tried. */
export function StateBadge({ content: { state, isTried } }: { content: Content }) {
  const t = messages.use();
  if (isTried && state === 'open') return <Badge tone="success">{t.tried}</Badge>;
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>;
}
