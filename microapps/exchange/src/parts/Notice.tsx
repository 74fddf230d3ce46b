import { Facts, InlineNotice, Note } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Rates } from '../model/exchange.ts';

interface NoticeProps {
  rates: Rates;
  /** what they are is said already */
  isNamed?: boolean;
}

/** Which rates, and when they were given notice of; what is old is said, and what stands still. */
export function Notice({ rates: { noticedAt: at, round, feed }, isNamed = false }: NoticeProps) {
  const t = messages.use();
  const noticed = t.noticed({ at, round });
  return (
    <>
      <Note>
        <Facts>{isNamed ? noticed : `${t.base} · ${noticed}`}</Facts>
      </Note>
      {feed !== 'good' && (
        <InlineNotice tone={feed === 'stopped' ? 'danger' : 'warning'}>{t.feeds[feed]}</InlineNotice>
      )}
    </>
  );
}
