import { Facts, InlineNotice, Note } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Rates } from '../model/exchange.ts';

/** When the rates were given notice of; what is old is said, and what stands still. */
export function Notice({ rates: { noticedAt: at, round, feed } }: { rates: Rates }) {
  const t = messages.use();
  return (
    <>
      <Note>
        <Facts>{t.notice({ at, round })}</Facts>
      </Note>
      {feed !== 'good' && (
        <InlineNotice tone={feed === 'stopped' ? 'danger' : 'warning'}>{t.feeds[feed]}</InlineNotice>
      )}
    </>
  );
}
