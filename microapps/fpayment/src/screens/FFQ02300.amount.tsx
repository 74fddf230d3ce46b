import { MainButton, Screen, useAction, useLoad } from '@wallet/kit/app';
import { AmountField, AmountPad, Card, InlineNotice, Note, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readNations } from '../api/listCalls.ts';
import { requestPayment } from '../api/orderCalls.ts';
import { paying } from '../flows/paying.ts';
import { useBalances } from '../flows/useBalances.ts';
import { useChosenMeans } from '../flows/useChosenMeans.ts';
import { usePlace } from '../flows/usePlace.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { lackOf, type PointsMost } from '../model/balances.ts';
import { isInKorea } from '../model/place.ts';
import type { Reading, Step } from '../model/step.ts';
import { MethodRow } from '../parts/MethodRow.tsx';
import { PointsField } from '../parts/PointsField.tsx';
import type { Means } from '../state/useMeans.ts';

const quick = [1000, 5000, 10_000, 50_000];

export const FFQ02300 = paying.step({ needs: ['reading'] }, ({ draft, goOn }) => {
  const means = useChosenMeans();
  if (!means.data) return <Screen of={means} />;
  return <Amount reading={draft.reading} before={draft.request} means={means.data} goOn={goOn} />;
});

interface AmountProps {
  reading: Reading;
  /** what was asked for before, on the way back */
  before: Step['request'];
  means: Means;
  goOn: (to: string, changes: Partial<Step>) => Promise<void>;
}

function Amount({ reading, before, means: { method, ...chosen }, goOn }: AmountProps) {
  const t = messages.use();
  const [amount, setAmount] = useState<number | null>(reading.amount ?? before?.amount ?? null);
  const [pointsMost, setPointsMost] = useState<PointsMost>(chosen.pointsMost);
  const [isMissing, setMissing] = useState(false);
  const balances = useBalances();
  const usesPoints = method === 'pointsFirst' && balances.points !== 0;
  const isTooMany =
    usesPoints &&
    pointsMost !== null &&
    pointsMost > Math.min(balances.points ?? pointsMost, amount ?? pointsMost);
  const lack = amount === null ? 0 : lackOf(amount, balances, { method, pointsMost });
  const nation = useLoad(readNations, 'KR');
  const korea = nation.data?.find(({ code }) => code === 'KR');
  const place = usePlace((known) => {
    if (!isInKorea(known)) toast(t.amount.abroad);
  });

  const next = useAction(async () => {
    const isNone = amount === null || amount < 1;
    setMissing(isNone);
    if (isNone || isTooMany || (reading.most !== null && amount > reading.most)) return;
    const { txToken, shop } = reading;
    const asked = { txToken, amount, shop, method, pointsMost, place: place.current };
    await goOn('FFQ02400', { method, pointsMost, request: await requestPayment(asked) });
  });

  return (
    <Screen>
      <Card tone="soft">
        <Note>{t.amount.payTo}</Note>
        <p>
          <strong>{say(reading.shop.name) || t.facts.someShop}</strong>
        </p>
        <Note>{say(reading.shop.address)}</Note>
        {korea && <Note>{t.amount.nation({ name: say(korea.name) })}</Note>}
      </Card>
      {reading.amount === null ? (
        <AmountPad
          field="amount"
          label={t.amount.label}
          value={amount}
          onChange={(given) => {
            setAmount(given);
            setMissing(false);
          }}
          problem={
            isMissing
              ? t.amount.missing
              : reading.most !== null && amount !== null && amount > reading.most
                ? t.amount.tooMuch({ most: reading.most })
                : undefined
          }
          messageId={isMissing ? 'required' : 'max'}
          quickAmounts={quick}
        />
      ) : (
        <AmountField
          field="amount"
          label={t.amount.label}
          value={amount}
          onChange={setAmount}
          readOnly
          hint={t.amount.fixed}
        />
      )}
      <Stack>
        {usesPoints && (
          <PointsField
            points={balances.points}
            value={pointsMost}
            onChange={setPointsMost}
            {...(amount === null ? {} : { most: amount })}
          />
        )}
        {lack > 0 && (
          <div data-part="lack">
            <InlineNotice tone="warning">{t.balances.lack({ amount: lack })}</InlineNotice>
          </div>
        )}
        <MethodRow method={method} pointsMost={pointsMost} balances={balances} />
      </Stack>
      <MainButton run={next}>{t.next}</MainButton>
    </Screen>
  );
}
