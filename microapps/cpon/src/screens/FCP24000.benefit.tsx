import { forMember, Gone, Screen, useLoad, useQuery } from '@wallet/kit/app';
import { readCoupon } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { BenefitPage } from '../parts/BenefitPage.tsx';

export const FCP24000 = forMember(
  function OneOfTheBank() {
    const t = messages.use();
    const load = useLoad(readCoupon, useQuery().get('finacCponId'), { onResume: 'reload' });
    const gone = <Gone to="FCP20000" {...t.gone.coupon} />;
    return (
      <Screen of={load} ground instead={{ CPN_NOT_FOUND: gone }}>
        {(coupon) => (coupon?.benefit ? <BenefitPage coupon={coupon} /> : gone)}
      </Screen>
    );
  },
  () => messages.use().signIn.benefit,
);
