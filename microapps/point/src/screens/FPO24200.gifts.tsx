import { Screen, useLoad, useQuery } from '@wallet/kit/app';
import { confirm, EmptyState, InlineNotice, Tabs } from '@wallet/kit/ui';
import { useState } from 'react';
import { listGifts } from '../api/pointCalls.ts';
import { messages } from '../messages/index.ts';
import type { Gift } from '../model/people.ts';
import { GiftCard } from '../parts/GiftCard.tsx';
import styles from '../parts/money.module.css';
import { OrderResult } from './money/OrderResult.tsx';
import { Unfinished } from './money/Unfinished.tsx';
import { usePlaceOrder } from './money/usePlaceOrder.ts';

export function FPO24200() {
  const t = messages.use().money;
  const order = useQuery().get('order');
  return order === null ? (
    <Gifts />
  ) : (
    <OrderResult key={order} title={t.gifts.title} kind="accept" again="FPO24200" />
  );
}

function Gifts() {
  const t = messages.use().money;
  const load = useLoad((signal) => listGifts(undefined, { signal }));
  const [tab, setTab] = useState<'in' | 'out'>('in');
  const { place, isRunning, problem } = usePlaceOrder(load.reload);

  async function end(kind: 'accept' | 'return' | 'takeBack', { id: giftId, amount, name }: Gift) {
    const asks = { return: t.gifts.returnAsk, takeBack: t.gifts.takeBackAsk };
    if (kind !== 'accept' && !(await confirm({ id: `${kind}Gift`, text: asks[kind] }))) return;
    await place({ kind, giftId, amount, name }, '');
  }

  return (
    <Screen title={t.gifts.title} of={load}>
      {(gifts) => {
        const shown = gifts.filter(({ direction }) => direction === tab);
        return (
          <>
            <Unfinished />
            {problem && <InlineNotice tone="danger">{t.refusals[problem]}</InlineNotice>}
            <Tabs
              label={t.gifts.title}
              tabs={[
                { value: 'in', label: t.gifts.received },
                { value: 'out', label: t.gifts.sent },
              ]}
              value={tab}
              onChange={setTab}
            >
              <div className={styles.stack}>
                {shown.length === 0 && <EmptyState title={t.gifts.empty} />}
                {shown.map((gift) => (
                  <GiftCard
                    key={gift.id}
                    gift={gift}
                    isBusy={isRunning}
                    onEnd={(kind) => void end(kind, gift)}
                  />
                ))}
              </div>
            </Tabs>
          </>
        );
      }}
    </Screen>
  );
}
