import { InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Price } from '../model/gold.ts';

/** What is to be known of a price: the market is closed, or it is not of now. */
export function PriceNotice({ price: { state, at, opensAt } }: { price: Price }) {
  const t = messages.use();
  if (state === 'live') return null;
  return (
    <InlineNotice tone="warning" messageId={state === 'closed' ? 'goldMarketClosed' : 'goldPriceOld'}>
      {state === 'closed' ? t.closed({ at: opensAt }) : t.old({ at })}
    </InlineNotice>
  );
}
