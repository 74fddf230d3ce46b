import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  usePerson,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import {
  Bullets,
  Card,
  confirm,
  InlineNotice,
  KeyValue,
  Lead,
  QuestionList,
  RadioGroup,
  Section,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readRefund, readRefundRules, refund } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

export function FCP40002() {
  const isMember = usePerson() !== null;
  const id = useQuery().get('hirkCtntID');
  return isMember && id ? <OfCoupon id={id} /> : <Questions />;
}

function Questions() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <Stack>
        <Lead title={t.refund.lead}>{t.refund.chooseHint}</Lead>
        <Rules />
      </Stack>
      <MainButton action="coupons" run={() => navigate.push('FCP11000', { query: { state: 'over' } })}>
        {t.refund.choose}
      </MainButton>
    </Screen>
  );
}

function Rules() {
  const t = messages.use();
  const rules = useLoad(readRefundRules);
  return (
    <>
      {rules.data && (
        <Section title={t.refund.rules}>
          <Bullets texts={t.refund.law(rules.data)} />
        </Section>
      )}
      <QuestionList groups={[{ title: t.refund.questions, questions: t.refund.asked }]} />
    </>
  );
}

/** What one would get back today: the server works it out by the table of the day. */
function OfCoupon({ id }: { id: string }) {
  const t = messages.use();
  const load = useLoad(readRefund, id, { onResume: 'reload' });
  return (
    <Screen of={load} instead={{ CPN_NOT_FOUND: <Gone to="FCP11000" {...t.gone.coupon} /> }}>
      {(told) => <Quote told={told} id={id} reload={load.reload} />}
    </Screen>
  );
}

type Told = Awaited<ReturnType<typeof readRefund>>;

function Quote({ told, id, reload }: { told: Told; id: string; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { reason, won, points, percent, orderId, coupon } = told;
  const [way, setWay] = useState<'won' | 'points'>('won');
  const amount = way === 'won' ? won : points;
  const words = way === 'won' ? t.won({ amount }) : t.points({ amount });
  const isPaid = reason === 'rest' || reason === 'ended';
  const give = useAction(
    async () => {
      const text = t.refund.ask({ name: coupon.name, words });
      if (!(await confirm({ id: 'refundCoupon', text, confirmLabel: t.refund.submit }))) return;
      await refund({ id, way, amount });
      toast(t.refund.done({ words }));
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  return (
    <Stack>
      <Lead title={coupon.name}>{t.refund.reasons[coupon.state === 'refunded' ? 'refunded' : reason]}</Lead>
      {isPaid && (
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.refund.percent, value: t.percent({ percent }) },
              { label: t.refund.won, value: t.won({ amount: won }), isStrong: true },
              ...(points > 0 ? [{ label: t.refund.points, value: t.points({ amount: points }) }] : []),
            ]}
          />
        </Card>
      )}
      {isPaid && points > 0 && (
        <>
          <InlineNotice messageId="couponRefund">{t.refund.both({ won, points })}</InlineNotice>
          <RadioGroup
            field="way"
            legend={t.refund.way}
            options={[
              { value: 'won', label: t.refund.ways.won, description: t.won({ amount: won }) },
              { value: 'points', label: t.refund.ways.points, description: t.points({ amount: points }) },
            ]}
            value={way}
            onChange={setWay}
          />
        </>
      )}
      <Rules />
      {isPaid && (
        <MainButton action="submit" run={give}>
          {t.refund.get({ words })}
        </MainButton>
      )}
      {reason === 'market' && (
        <MainButton
          action="order"
          run={() => navigate.open(`/cponmakt/FCM31000?orderId=${encodeURIComponent(orderId)}`)}
        >
          {t.refund.market}
        </MainButton>
      )}
    </Stack>
  );
}
