import { OrderEnd, useShareLink, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { Button, saveFile, toast } from '@wallet/kit/ui';
import { cashOrder } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import { type CashOrder, calendarText, cash } from '../model/exchange.ts';
import { useCashRows } from '../parts/CashPass.tsx';

export function FEX00104() {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const rows = useCashRows();
  const share = useShareLink(() => toast(t.done.copied));
  const { event } = t.done;
  const keepDay = (order: CashOrder) => {
    const title = event({ amount: cash(order.currency, order.amount) });
    const file = new File([calendarText(order, title)], `${order.id}.ics`, { type: 'text/calendar' });
    void saveFile(file, t.done.kept);
  };
  return (
    <OrderEnd
      order={cashOrder}
      words={() => ({ ...t.done.words, says: { done: t.done.says } })}
      rows={(end) => (end.kind === 'done' ? rows(end.receipt) : [])}
      doneAt={({ paidAt }) => paidAt}
      again="FEX00101"
      home="FEX00001"
      remedies={{ FEX_NO_ACCOUNT: '/point/FPO21100' }}
      actions={(end) =>
        end.kind === 'done' && (
          <>
            <Button
              full
              action="openOrder"
              onClick={() => navigate.replace('FEX01101', { query: { orderId: end.receipt.id } })}
            >
              {t.done.see}
            </Button>
            {!bridge.isNative && (
              <Button full variant="secondary" action="calendar" onClick={() => keepDay(end.receipt)}>
                {t.done.calendar}
              </Button>
            )}
            <Button
              full
              variant="text"
              action="sharePlace"
              onClick={() => {
                const { name, address, latitude, longitude } = end.receipt.place;
                void share({ title: name, text: address, url: mapUrl(name, latitude, longitude) });
              }}
            >
              {t.done.share}
            </Button>
          </>
        )
      }
    />
  );
}
