import { Gone, pickPicture, Screen, useAction, useLoad, useQuery } from '@wallet/kit/app';
import { formatDateTime, formatMoney, phoneText } from '@wallet/kit/format';
import {
  Actions,
  Button,
  Card,
  confirm,
  InlineNotice,
  KeyValue,
  Lead,
  Note,
  ProgressSteps,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { cancelOrder, readOrder, tellDamage } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { GiftOrder } from '../model/gift.ts';

const way: readonly string[] = ['ordered', 'preparing', 'sent', 'delivered'];
const MOST_BYTES = 5_000_000;

export function FHL83000() {
  const t = messages.use();
  const orderId = useQuery().get('orderId');
  const load = useLoad(readOrder, orderId ? { orderId } : null, { onResume: 'reload' });
  const gone = <Gone to="FHL80000" {...t.gone.order} />;
  return (
    <Screen of={load} instead={{ DNT_NOT_FOUND: gone }}>
      {(one) => (one ? <Order one={one} reload={load.reload} /> : gone)}
    </Screen>
  );
}

function Order({ one, reload }: { one: GiftOrder; reload: () => void }) {
  const t = messages.use();
  const { number, state, points, lines } = one;
  const at = way.indexOf(state);
  const cancel = useAction(
    async () => {
      if (!(await confirm({ id: 'cancelGift', text: t.orders.ask({ points }), danger: t.orders.cancel })))
        return;
      await cancelOrder({ orderId: number });
      toast(t.orders.cancelDone);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  const tell = useAction(
    async () => {
      const picture = await pickPicture({ mostBytes: MOST_BYTES });
      if (!picture) return;
      await tellDamage({ orderId: number, image: picture.image });
      toast(t.orders.told);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  return (
    <Stack>
      <Lead title={t.orders.titles[state]}>{t.orders.texts[state]}</Lead>
      {at >= 0 && <ProgressSteps current={at + 1} total={way.length} label={t.orders.way} />}
      <Card tone="soft">
        <KeyValue
          rows={[
            ...lines.map((line) => ({
              label: line.name,
              value: t.order.line({ count: line.count, points: line.price * line.count }),
            })),
            { label: t.order.number, value: number },
            { label: t.order.at, value: formatDateTime(one.at) },
            { label: t.basket.name, value: `${one.name}, ${phoneText(one.phone)}` },
            { label: t.basket.address, value: one.address },
            { label: t.basket.total, value: `${formatMoney(points)}P`, isStrong: true },
          ]}
        />
      </Card>
      {state === 'cancelled' && <InlineNotice tone="success">{t.orders.back({ points })}</InlineNotice>}
      <Actions>
        {one.canCancel && (
          <Button
            full
            variant="secondary"
            action="cancel"
            isBusy={cancel.isRunning}
            onClick={() => void cancel.run()}
          >
            {t.orders.cancel}
          </Button>
        )}
        {one.canTellDamage && (
          <Button
            full
            variant="secondary"
            action="damage"
            isBusy={tell.isRunning}
            onClick={() => void tell.run()}
          >
            {t.orders.damage}
          </Button>
        )}
      </Actions>
      {(one.canCancel || one.canTellDamage) && (
        <Note>{one.canCancel ? t.orders.cancelHint : t.orders.damageHint}</Note>
      )}
    </Stack>
  );
}
