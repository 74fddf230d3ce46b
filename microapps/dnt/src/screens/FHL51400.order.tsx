import { ConfirmOrder, OrderEnd, useQuery, useWallet } from '@wallet/kit/app';
import { formatDateTime, formatMoney, phoneText } from '@wallet/kit/format';
import { Button, Note } from '@wallet/kit/ui';
import { readOverview } from '../api/calls.ts';
import { giftOrder, ordering } from '../flows/ordering.ts';
import { messages } from '../messages/index.ts';
import { pointsByTown } from '../model/donation.ts';

/** What is ordered, before; what became of it, after: the address says which. */
export function FHL51400() {
  return useQuery().has('order') ? <Done /> : <Check />;
}

const needs = ['townCode', 'lines', 'points', 'name', 'phone', 'zip', 'address'] as const;

const Check = ordering.step(
  { needs, ask: (_, { signal }) => readOverview(undefined, { signal }) },
  function Confirm({ draft, data }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const flow = ordering.useDraft();
    const { townCode, lines, points, name, phone, zip, address } = draft;
    const has = pointsByTown(data.points).find(({ code }) => code === townCode)?.points ?? 0;
    return (
      <ConfirmOrder
        order={giftOrder}
        draft={flow}
        facts={has >= points ? { townCode, lines, points, name, phone, zip, address } : null}
        lead={t.order.lead({ points })}
        rows={[
          ...lines.map((line) => ({
            label: line.name,
            value: t.order.line({ count: line.count, points: line.price * line.count }),
          })),
          { label: t.basket.name, value: `${name}, ${phoneText(phone)}` },
          { label: t.basket.address, value: `(${zip}) ${address}` },
          { label: t.order.after, value: `${formatMoney(Math.max(0, has - points))}P` },
          { label: t.basket.total, value: `${formatMoney(points)}P`, isStrong: true },
        ]}
        submit={t.order.submit({ points })}
        secret="none"
        onAgain={() => navigate.replace('FHL51200')}
      >
        <Note>{t.order.note}</Note>
      </ConfirmOrder>
    );
  },
);

function Done() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <OrderEnd
      order={giftOrder}
      words={() => t.order.ends}
      rows={(end) =>
        end.kind === 'done'
          ? [
              { label: t.order.number, value: end.receipt.number },
              { label: t.order.at, value: formatDateTime(end.receipt.at) },
              { label: t.basket.total, value: `${formatMoney(end.receipt.points)}P`, isStrong: true },
            ]
          : []
      }
      doneAt={({ at }) => at}
      again="FHL51200"
      home="FHL31000"
      actions={(end) =>
        end.kind === 'done' && (
          <Button
            full
            action="openOrder"
            onClick={() => navigate.replace('FHL83000', { query: { orderId: end.receipt.number } })}
          >
            {t.order.open}
          </Button>
        )
      }
    />
  );
}
