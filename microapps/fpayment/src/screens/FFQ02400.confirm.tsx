import { ConfirmOrder, useWallet } from '@wallet/kit/app';
import { Button, IconTile, InlineNotice, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { requestPayment } from '../api/orderCalls.ts';
import { paying } from '../flows/paying.ts';
import { payment, paymentRefusal } from '../flows/payment.ts';
import { useBalances } from '../flows/useBalances.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { nowhere } from '../model/place.ts';
import { factsOf } from '../model/step.ts';
import { BalanceRows } from '../parts/BalanceRows.tsx';
import { MethodFace } from '../parts/MethodFace.tsx';
import { usePaymentRows } from '../parts/usePaymentRows.tsx';

export const FFQ02400 = paying.step({ needs: ['request'] }, ({ draft, save }) => {
  const { method, pointsMost = null } = draft;
  const [again, setAgain] = useState({ of: draft.request, request: draft.request });
  const request = again.of === draft.request ? again.request : draft.request;
  const t = messages.use();
  const { navigate } = useWallet();
  const rowsOf = usePaymentRows();
  const balances = useBalances();
  // What would be paid now, in place of what was shown; where the customer is was said before.
  const askAgain = async () => {
    const { txToken, amount: asked, shop } = request;
    const wish = { txToken, amount: asked, shop, method, pointsMost, place: nowhere };
    const fresh = await requestPayment(wish);
    await save({ request: fresh });
    setAgain({ of: draft.request, request: fresh });
  };
  const left = balances.account?.left ?? null;
  const lack = left === null || request.account === null ? 0 : Math.max(0, request.account - left);
  const amount = request.amount + request.fee;
  return (
    <ConfirmOrder
      order={payment}
      facts={factsOf(request)}
      onAgain={askAgain}
      beginsAtOnce
      lead={t.confirm.lead({ shop: say(request.shop.name) || t.facts.someShop, amount })}
      between={{
        from: <MethodFace isPoints={Boolean(request.points)} account={balances.account} size="large" />,
        to: <IconTile picture="fpayment" size="large" />,
      }}
      rows={rowsOf(request.shop, request, { under: 'question' })}
      submit={t.confirm.pay({ amount })}
      secret={{ hint: t.confirm.pinText({ shop: say(request.shop.name), amount }) }}
      working={t.confirm.paying}
      refusal={paymentRefusal}
    >
      {(balances.points !== null || balances.account) && (
        <Section title={lack > 0 ? t.balances.title : t.balances.after}>
          <BalanceRows balances={balances} {...(lack === 0 && { spent: request })} />
        </Section>
      )}
      {lack > 0 && (
        <div data-part="lack">
          <InlineNotice tone="warning">
            {t.balances.lack({ amount: lack })}
            <Button variant="text" size="small" action="changeAmount" onClick={() => navigate.back()}>
              {t.balances.change}
            </Button>
            <Button
              variant="text"
              size="small"
              action="changeMethod"
              onClick={() => navigate.push('FFQ04000')}
            >
              {t.balances.changeMethod}
            </Button>
          </InlineNotice>
        </div>
      )}
    </ConfirmOrder>
  );
});
