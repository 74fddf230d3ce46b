import { IconTile, InlineNotice, KeyValue, Lead } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Present } from '../model/present.ts';
import { pictureOf } from './CouponRow.tsx';

/** What a present is worth, from whom, until when: anybody with its link reads this before signing in. */
export function PresentFacts({ present, title, hint }: { present: Present; title: string; hint?: string }) {
  const t = messages.use();
  const { face, rate, isSent, giver, brand, name, couponEndsOn, until, state, message } = present;
  const worth = rate > 0 ? t.rate({ rate }) : t.won({ amount: face });
  return (
    <>
      <IconTile picture={pictureOf(present)} size="large" />
      <Lead title={title}>{hint}</Lead>
      {message !== '' && <InlineNotice>{message}</InlineNotice>}
      <KeyValue
        rows={[
          { label: t.facts.coupon, value: `${brand} ${name}`, isStrong: true },
          { label: t.facts.worth, value: worth },
          ...(isSent ? [] : [{ label: t.facts.giver, value: giver }]),
          { label: t.facts.end, value: t.date({ date: couponEndsOn }) },
          ...(state === 'waiting' ? [{ label: t.facts.receiveBy, value: t.date({ date: until }) }] : []),
        ]}
      />
    </>
  );
}
