import { MainButton, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, AmountPad, Button, InlineNotice, Lead, Sheet, toast } from '@wallet/kit/ui';
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
import { MethodPill } from '../parts/MethodPill.tsx';
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
  const [isChoosing, setChoosing] = useState(false);
  const { navigate } = useWallet();
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

  const isNone = amount === null || amount < 1;
  const isGood = !isNone && !isTooMany && (reading.most === null || amount <= reading.most);
  const next = useAction(async () => {
    setMissing(isNone);
    if (!isGood) return;
    const { txToken, shop } = reading;
    const asked = { txToken, amount, shop, method, pointsMost, place: place.current };
    await goOn('FFQ02400', { method, pointsMost, request: await requestPayment(asked) });
  });

  const shop = say(reading.shop.name) || t.facts.someShop;
  const problem = isMissing
    ? t.amount.missing
    : reading.most !== null && amount !== null && amount > reading.most
      ? t.amount.tooMuch({ most: reading.most })
      : undefined;
  const points = (
    <PointsField
      points={balances.points}
      value={pointsMost}
      onChange={setPointsMost}
      {...(amount === null ? {} : { most: amount })}
    />
  );

  return (
    <Screen>
      <Lead title={reading.amount === null ? t.amount.lead({ shop }) : t.amount.leadFixed({ shop })}>
        {say(reading.shop.address)}
        {korea && ` · ${t.amount.nation({ name: say(korea.name) })}`}
      </Lead>
      <AmountPad
        field="amount"
        label={t.amount.label}
        value={amount}
        onChange={(given) => {
          setAmount(given);
          setMissing(false);
        }}
        means={
          <MethodPill
            method={method}
            pointsMost={pointsMost}
            balances={balances}
            {...(usesPoints && reading.amount === null && { onChange: () => setChoosing(true) })}
          />
        }
        problem={problem}
        messageId={isMissing ? 'required' : 'max'}
        quickAmounts={quick}
        {...(reading.amount !== null && { fixed: t.amount.fixed })}
      />
      {lack > 0 && (
        <div data-part="lack">
          <InlineNotice tone="warning">{t.balances.lack({ amount: lack })}</InlineNotice>
        </div>
      )}
      {usesPoints && reading.amount !== null && points}
      <Sheet
        isOpen={isChoosing}
        title={t.amount.pointsTitle}
        onClose={() => setChoosing(false)}
        footer={
          <Button full action="takePoints" disabled={isTooMany} onClick={() => setChoosing(false)}>
            {t.amount.pointsTaken}
          </Button>
        }
      >
        {points}
        <Actions>
          <Button
            variant="secondary"
            full
            action="changeMethod"
            onClick={() => {
              setChoosing(false);
              navigate.push('FFQ04000');
            }}
          >
            {t.balances.changeMethod}
          </Button>
        </Actions>
      </Sheet>
      <MainButton run={next} isReady={isGood}>
        {t.next}
      </MainButton>
    </Screen>
  );
}
