import { InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Rates } from '../model/fx.ts';

/** What is to be known of the rates: the market is closed, or they are not of now. */
export function FeedNotice({ rates: { feed, at, opensAt } }: { rates: Rates }) {
  const t = messages.use();
  if (feed === 'good') return null;
  const says = {
    closed: ['fxClosed', t.fxClosed({ at: opensAt })],
    old: ['fxFeedOld', t.feedOld({ at })],
    stopped: ['fxFeedStopped', t.feedStopped],
  } as const;
  const [messageId, text] = says[feed];
  return (
    <InlineNotice tone="warning" messageId={messageId}>
      {text}
    </InlineNotice>
  );
}
