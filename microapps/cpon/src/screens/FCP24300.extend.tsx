import {
  forMember,
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { addMonths } from '@wallet/kit/format';
import { Bullets, Card, KeyValue, Lead, toast } from '@wallet/kit/ui';
import { extend, readCoupon } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Coupon } from '../model/coupon.ts';

export const FCP24300 = forMember(
  function Extend() {
    const t = messages.use();
    const load = useLoad(readCoupon, useQuery().get('finacCponId'), { onResume: 'reload' });
    return (
      <Screen of={load} instead={{ CPN_NOT_FOUND: <Gone to="FCP20000" {...t.gone.coupon} /> }}>
        {(coupon) =>
          coupon?.benefit?.canExtend ? (
            <Longer coupon={coupon} left={coupon.benefit.extensionsLeft} reload={load.reload} />
          ) : (
            <Gone to="FCP20000" {...t.gone.extension} />
          )
        }
      </Screen>
    );
  },
  () => messages.use().signIn.extend,
);

function Longer({ coupon, left, reload }: { coupon: Coupon; left: number; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, name, brand, endsOn } = coupon;
  const fresh = addMonths(endsOn, 1);
  const go = useAction(
    async () => {
      await extend({ id, endsOn: fresh });
      toast(t.extend.done({ date: fresh }));
      navigate.replace('FCP24000', { query: { finacCponId: id } });
    },
    { onRefusal: reload, onLost: reload },
  );
  return (
    <>
      <Lead title={t.extend.lead}>{`${brand} ${name}`}</Lead>
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.extend.now, value: t.date({ date: endsOn }) },
            { label: t.extend.fresh, value: t.date({ date: fresh }), isStrong: true },
            { label: t.extend.left, value: t.benefit.times({ count: left - 1 }) },
          ]}
        />
      </Card>
      <Bullets texts={t.extend.rules} />
      <MainButton action="submit" run={go}>
        {t.extend.submit}
      </MainButton>
    </>
  );
}
