import {
  AgreeToTerms,
  askedTerm,
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useSignIn,
  useWallet,
} from '@wallet/kit/app';
import { isServiceJoined, joinService, readTerms, saveTermAgreements, type Term } from '@wallet/kit/common';
import { addDays, todaySeoul } from '@wallet/kit/format';
import { Bullets, IconTile, KeyValue, Lead, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { listOffers, take } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Offer, yearlyWorth } from '../model/coupon.ts';
import { pictureOf, useWorth } from '../parts/CouponRow.tsx';
import { bankOf } from '../parts/OfferRow.tsx';

/** The service code of coupons in the wallet. */
const SERVICE = '05';

export function FCP24100() {
  const t = messages.use();
  const offerId = useQuery().get('offerId');
  const load = useLoad(listOffers);
  return (
    <Screen of={load}>
      {(offers) => {
        const offer = offers.find(({ id }) => id === offerId);
        return offer ? <Take offer={offer} /> : <Gone to="FCP11000" {...t.gone.offer} />;
      }}
    </Screen>
  );
}

/** Anybody reads the conditions; who takes it signs in and carries on here, and agrees to the terms once. */
function Take({ offer }: { offer: Offer }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const signIn = useSignIn();
  const worth = useWorth();
  const [terms, setTerms] = useState<readonly Term[] | null>(null);
  const { id, kind, name, brand, rate, face, conditions, useDays, until, couponId } = offer;
  const show = (hirkCtntID: string) => navigate.replace('FCP15200', { params: { hirkCtntID } });
  const ask = useAction(async () => {
    if (!(await signIn())) return;
    if (couponId !== '') return show(couponId);
    if (!(await isServiceJoined(SERVICE))) return setTerms(await readTerms({ serviceCode: SERVICE }));
    show(await take(id));
  });
  const agree = useAction(async (agreed: string[]) => {
    const agreements = agreed.map((termsId) => ({ termsId, isAgreed: true }));
    await saveTermAgreements({ serviceCode: SERVICE, agreements });
    await joinService({ serviceCode: SERVICE });
    show(await take(id));
  });
  if (terms) return <AgreeToTerms terms={terms.map(askedTerm)} onAgree={agree.run} submit={t.offer.take} />;
  return (
    <>
      <IconTile picture={pictureOf({ kind, brand, name })} size="large" />
      <Lead title={name}>{brand}</Lead>
      <KeyValue
        rows={[
          {
            label: t.facts.worth,
            value: worth({ ...offer, balance: face, benefit: kind === 'finance' ? bankOf(offer) : null }),
            isStrong: true,
          },
          ...(rate > 0
            ? [{ label: t.benefit.example, value: t.benefit.worth({ amount: yearlyWorth(rate) }) }]
            : []),
          { label: t.offer.takeBy, value: t.date({ date: until }) },
          { label: t.offer.usableUntil, value: t.date({ date: addDays(todaySeoul(), useDays) }) },
        ]}
      />
      <Section title={t.offer.conditions}>
        <Bullets texts={conditions} />
      </Section>
      <MainButton action="take" run={ask}>
        {couponId === '' ? t.offer.take : t.offer.taken}
      </MainButton>
    </>
  );
}
