import { OrderProblemNotice, Screen, useLoad, useOrder, useQuery } from '@wallet/kit/app';
import { confirm, EmptyState, Stack, Tabs } from '@wallet/kit/ui';
import { useState } from 'react';
import { listGifts } from '../api/pointCalls.ts';
import { EndOfMoney } from '../flows/EndOfMoney.tsx';
import { money, moneyRefusal } from '../flows/money.ts';
import { UnfinishedMoney } from '../flows/UnfinishedMoney.tsx';
import { messages } from '../messages/index.ts';
import type { Gift } from '../model/people.ts';
import { GiftCard } from '../parts/GiftCard.tsx';

export function FPO24200() {
  const t = messages.use().money;
  const order = useQuery().get('order');
  return order === null ? (
    <Gifts />
  ) : (
    <EndOfMoney key={order} title={t.gifts.title} kind="accept" again="FPO24200" />
  );
}

function Gifts() {
  const t = messages.use().money;
  const load = useLoad((signal) => listGifts(undefined, { signal }));
  const asked = useQuery().get('tab');
  const [tab, setTab] = useState<'in' | 'out'>(asked === 'out' ? 'out' : 'in');
  const { place, isRunning, problem } = useOrder(money, { onAgain: load.reload });

  async function end(kind: 'accept' | 'return' | 'takeBack', { id: giftId, amount, name }: Gift) {
    const asks = { return: t.gifts.returnAsk, takeBack: t.gifts.takeBackAsk };
    if (kind !== 'accept' && !(await confirm({ id: `${kind}Gift`, text: asks[kind], danger: t.gifts[kind] })))
      return;
    await place({ kind, giftId, amount, name });
  }

  return (
    <Screen ground title={t.gifts.title} of={load}>
      {(gifts) => {
        const shown = gifts.filter(({ direction }) => direction === tab);
        return (
          <>
            <UnfinishedMoney />
            {problem && <OrderProblemNotice problem={problem} refusal={moneyRefusal} />}
            <Tabs
              label={t.gifts.title}
              tabs={[
                { value: 'in', label: t.gifts.received },
                { value: 'out', label: t.gifts.sent },
              ]}
              value={tab}
              onChange={setTab}
            >
              <Stack>
                {shown.length === 0 && <EmptyState picture="coin" title={t.gifts.empty} />}
                {shown.map((gift) => (
                  <GiftCard
                    key={gift.id}
                    gift={gift}
                    isBusy={isRunning}
                    onEnd={(kind) => void end(kind, gift)}
                  />
                ))}
              </Stack>
            </Tabs>
          </>
        );
      }}
    </Screen>
  );
}
