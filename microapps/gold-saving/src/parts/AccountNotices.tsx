import { useWallet } from '@wallet/kit/app';
import { Button, InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Holdings } from '../model/gold.ts';

/** What keeps the customer from ordering, whatever the market does. */
export function AccountNotices({ gold: { isHeld, isLinkClosed } }: { gold: Holdings }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      {isHeld && <InlineNotice tone="danger">{t.refusals.held}</InlineNotice>}
      {isLinkClosed && (
        <InlineNotice tone="warning">
          <p>{t.refusals.accountClosed}</p>
          <Button
            variant="text"
            size="small"
            action="changeAccount"
            onClick={() => navigate.push('FGS25000', { query: { step: 'account' } })}
          >
            {t.mine.change}
          </Button>
        </InlineNotice>
      )}
    </>
  );
}
