import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  AmountField,
  Bullets,
  Card,
  InlineNotice,
  KeyValue,
  Lead,
  Money,
  ProgressSteps,
  RadioGroup,
  Section,
  Segmented,
  Stack,
  TextField,
} from '@wallet/kit/ui';
import { type ReactNode, useState } from 'react';
import { offer } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { limits, sumsOf } from '../model/deal.ts';
import { Pictures } from '../parts/Pictures.tsx';
import { type OfferDraft, offering } from './orders.ts';

const first: OfferDraft = {
  role: 'seller',
  thing: '',
  text: '',
  images: [],
  price: null,
  delivery: null,

  way: 'parcel',
  feePayer: 'seller',
};

/** Three steps in the address: what it is, for how much, everything at a glance. */
export function NewDeal() {
  const { make: t } = messages.use();
  const query = useQuery();
  const draft = offering.useDraft();
  const asked = Number(query.get('step') ?? 1);
  const step = asked === 2 || asked === 3 ? asked : 1;
  const load = useLoad(async () => ({ step, draft: await draft.read() }), [step]);
  const role = query.get('role') === 'buyer' ? 'buyer' : 'seller';
  return (
    <Screen of={load} title={t.title}>
      {(kept) => {
        // What was read for the step before is not this one's.
        if (kept.step !== step) return null;
        if (step > 1 && !kept.draft) return <Gone to="/trading?view=new" />;
        const known = kept.draft ?? { ...first, role };
        return (
          <Stack>
            <ProgressSteps current={step} total={3} label={t.steps[step - 1] ?? ''} />
            {step === 1 && <What draft={known} />}
            {step === 2 && <HowMuch draft={known} />}
            {step === 3 && <Check draft={known} />}
          </Stack>
        );
      }}
    </Screen>
  );
}

function useNext() {
  const { navigate } = useWallet();
  const kept = offering.useDraft();
  return useAction(async (step: number, draft: OfferDraft) => {
    await kept.begin(draft);
    navigate.push('TRADING', { query: { view: 'new', step: String(step) } });
  });
}

function What({ draft }: { draft: OfferDraft }) {
  const { make: t, roles } = messages.use();
  const [values, setValues] = useState(draft);
  const next = useNext();
  const set = (changes: Partial<OfferDraft>) => setValues({ ...values, ...changes });
  const { role, thing, text, images } = values;
  return (
    <>
      <Segmented
        legend={t.role}
        value={role}
        onChange={(value) => set({ role: value })}
        options={[
          { value: 'seller', label: roles.seller },
          { value: 'buyer', label: roles.buyer },
        ]}
      />
      <TextField
        field="thing"
        label={t.thing}
        placeholder={t.thingHint}
        maxLength={40}
        value={thing}
        onChange={(value) => set({ thing: value })}
      />
      <TextField
        field="text"
        label={t.text}
        rows={3}
        maxLength={500}
        value={text}
        onChange={(value) => set({ text: value })}
      />
      <Pictures images={images} onChange={(value) => set({ images: value })} />
      <MainButton
        action="next"
        disabled={thing.trim() === ''}
        isBusy={next.isRunning}
        run={() => next.run(2, values)}
      >
        {t.next}
      </MainButton>
    </>
  );
}

function Sums({ draft, children }: { draft: OfferDraft; children?: ReactNode }) {
  const t = messages.use();
  const { price, delivery, way } = draft;
  const sums = sumsOf({ ...draft, price: price ?? 0, delivery: way === 'parcel' ? (delivery ?? 0) : 0 });
  return (
    <Card tone="soft">
      {children}
      <KeyValue
        rows={[
          { label: t.facts.fee, value: t.feeBy({ fee: sums.fee, payer: draft.feePayer }) },
          { label: t.facts.pays, value: <Money amount={sums.pays} /> },
          { label: t.facts.gets, value: <Money amount={sums.gets} />, isStrong: true },
        ]}
      />
    </Card>
  );
}

function HowMuch({ draft }: { draft: OfferDraft }) {
  const { make: t, ...all } = messages.use();
  const [values, setValues] = useState(draft);
  const next = useNext();
  const set = (changes: Partial<OfferDraft>) => setValues({ ...values, ...changes });
  const { price, delivery, way, feePayer } = values;
  const { min, max } = limits.price;
  const isGood = price !== null && price >= min && price <= max;
  return (
    <>
      <AmountField
        field="price"
        label={all.facts.price}
        value={price}
        min={min}
        max={max}
        quickAmounts={[10_000, 50_000, 100_000]}
        onChange={(value) => set({ price: value })}
      />
      <RadioGroup
        field="way"
        legend={all.facts.way}
        value={way}
        onChange={(value) => set({ way: value })}
        options={(['parcel', 'person'] as const).map((value) => ({
          value,
          label: all.ways[value],
          description: t.ways[value],
        }))}
      />
      {way === 'parcel' && (
        <AmountField
          field="delivery"
          label={t.delivery}
          max={50_000}
          value={delivery}
          onChange={(value) => set({ delivery: value })}
        />
      )}
      <Section title={t.feePayer}>
        <Segmented
          legend={t.feePayer}
          value={feePayer}
          onChange={(value) => set({ feePayer: value })}
          options={(['seller', 'buyer', 'half'] as const).map((value) => ({ value, label: t.payers[value] }))}
        />
      </Section>
      {isGood && <Sums draft={values} />}
      <MainButton
        action="next"
        disabled={!isGood || (delivery ?? 0) > 50_000}
        isBusy={next.isRunning}
        run={() => next.run(3, values)}
      >
        {t.next}
      </MainButton>
    </>
  );
}

function Check({ draft }: { draft: OfferDraft }) {
  const { make: t, ...all } = messages.use();
  const { navigate } = useWallet();
  const kept = offering.useDraft();
  const { thing, price, delivery, way, role, images } = draft;
  const make = useAction(
    async () => {
      const id = await offer({
        ...draft,

        thing: thing.trim(),
        price: price ?? 0,
        delivery: way === 'parcel' ? (delivery ?? 0) : 0,
      });
      await kept.clear();
      // Back from the deal leads to the list: what was written is done with.
      await navigate.settle();
      navigate.replace('TRADING', { query: { view: 'deal', dealId: id } });
    },
    {
      on: {
        TRADE_NO_ACCOUNT: () => navigate.push('/point/FPO21100'),
        TRADE_NO_WALLET: () => navigate.push('/point'),
      },
    },
  );
  return (
    <>
      <Lead title={t.lead({ thing })}>{t.asRole({ role })}</Lead>
      <Sums draft={draft}>
        <KeyValue
          rows={[
            { label: all.facts.price, value: <Money amount={price ?? 0} /> },
            { label: all.facts.way, value: all.ways[way] },
            ...(way === 'parcel'
              ? [{ label: all.facts.delivery, value: <Money amount={delivery ?? 0} /> }]
              : []),
            { label: t.pictures, value: t.count({ count: images.length }) },
          ]}
        />
      </Sums>
      <Bullets texts={t.rules} />
      <InlineNotice>{all.payOnlyHere}</InlineNotice>
      <MainButton action="offer" run={make}>
        {t.submit}
      </MainButton>
    </>
  );
}
