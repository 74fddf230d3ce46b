import { InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Wallet } from '../model/fx.ts';

/** What keeps the customer from moving money, whatever the market does. */
export function WalletNotices({ wallet: { isHeld, isLinkClosed } }: { wallet: Wallet }) {
  const t = messages.use().refusals;
  return (
    <>
      {isHeld && <InlineNotice tone="danger">{t.held}</InlineNotice>}
      {isLinkClosed && <InlineNotice tone="warning">{t.accountClosed}</InlineNotice>}
    </>
  );
}
