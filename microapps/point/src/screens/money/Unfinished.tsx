import { useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Button, InlineNotice } from '@wallet/kit/ui';
import { messages } from '../../messages/index.ts';
import { resultScreens } from '../../model/order.ts';
import { findUnfinished } from '../../state/moveMoney.ts';
import { useMoney } from './useMoney.ts';

/** An order whose end the customer does not know yet: from this phone, or from one that forgot it. */
export function Unfinished() {
  const t = messages.use().money;
  const { navigate } = useWallet();
  const tools = useMoney();
  // Beside the screen's own data: without an answer the notice stays away, the screen does not.
  const load = useLoad((signal) => findUnfinished({ ...tools, signal }));
  useResume(load.reload);
  const found = load.data;
  if (!found) return null;
  return (
    <div data-part="unfinished">
      <InlineNotice tone="warning">
        <p>{t.unfinished.text({ order: t.orders[found.kind] })}</p>
        <Button
          variant="text"
          size="small"
          action="openUnfinished"
          onClick={() =>
            navigate.push(resultScreens[found.kind], { query: { order: found.key, kind: found.kind } })
          }
        >
          {t.unfinished.open}
        </Button>
      </InlineNotice>
    </div>
  );
}
