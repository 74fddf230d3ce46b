import { MainButton, useFollowLink, useWallet } from '@wallet/kit/app';
import { linkPrefixes } from '@wallet/kit/common';
import { todaySeoul } from '@wallet/kit/format';
import { Bullets, Card, Hero, InlineNotice, KeyValue, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Coupon, daysLeft, yearlyWorth } from '../model/coupon.ts';
import { useWorth } from './CouponRow.tsx';

/** A coupon of the bank: what it gives, for which product, and what can be done with it. */
export function BenefitPage({ coupon }: { coupon: Coupon }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const worth = useWorth();
  const follow = useFollowLink();
  const { id, name, brand, endsOn, state, canGive, benefit } = coupon;
  if (!benefit) return null;
  const isGood = state === 'usable';
  const { rate, product, productName, canExtend, extensionsLeft } = benefit;
  return (
    <>
      <Hero
        label={name}
        value={worth(coupon)}
        note={isGood ? t.endsIn({ days: daysLeft(coupon, todaySeoul()) }) : t.states[state]}
        art="none"
      />
      {rate > 0 && <InlineNotice>{t.benefit.brings({ amount: yearlyWorth(rate) })}</InlineNotice>}
      <Card>
        <KeyValue
          rows={[
            { label: t.facts.bank, value: brand },
            { label: t.facts.product, value: productName },
            { label: t.facts.end, value: t.date({ date: endsOn }) },
            { label: t.facts.state, value: t.states[state] },
          ]}
        />
      </Card>
      {(canExtend || canGive) && (
        <Card>
          <List label={t.coupon.more}>
            {canExtend && (
              <ListItem
                action="extend"
                title={t.benefit.extend}
                trailing={t.benefit.times({ count: extensionsLeft })}
                onClick={() => navigate.push('FCP24300', { query: { finacCponId: id } })}
              />
            )}
            {canGive && (
              <ListItem
                action="give"
                title={t.coupon.give}
                onClick={() => navigate.push('FCP24400', { query: { hirkCtntID: id } })}
              />
            )}
          </List>
        </Card>
      )}
      <Card>
        <Section title={t.coupon.rules}>
          <Bullets texts={t.benefit.rules} />
        </Section>
      </Card>
      {isGood && (
        <MainButton
          action="openProduct"
          run={() =>
            follow.run(`${linkPrefixes.edoc}product/${product}?finacCponId=${encodeURIComponent(id)}`)
          }
        >
          {t.benefit.open}
        </MainButton>
      )}
    </>
  );
}
