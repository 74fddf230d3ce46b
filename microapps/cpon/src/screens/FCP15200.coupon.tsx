import { Gone, MainButton, Screen, useAction, useLoad, useParams, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Bullets,
  Button,
  confirm,
  List,
  ListItem,
  Note,
  Pass,
  Section,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { deleteCoupon, readCoupon } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Coupon, daysLeft } from '../model/coupon.ts';
import { BenefitPage } from '../parts/BenefitPage.tsx';
import { pictureOf, useWorth } from '../parts/CouponRow.tsx';

export function FCP15200() {
  const t = messages.use();
  const { hirkCtntID = '' } = useParams();
  const load = useLoad(readCoupon, hirkCtntID, { onResume: 'reload' });
  return (
    <Screen
      of={load}
      ground={load.data?.kind === 'finance'}
      instead={{ CPN_NOT_FOUND: <Gone to="FCP11000" {...t.gone.coupon} /> }}
    >
      {(coupon) => (coupon.kind === 'finance' ? <BenefitPage coupon={coupon} /> : <Detail coupon={coupon} />)}
    </Screen>
  );
}

const passOf = { usable: 'valid', used: 'used', runOut: 'expired', refunded: 'cancelled' } as const;

function Detail({ coupon }: { coupon: Coupon }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const worth = useWorth();
  const { id, kind, state, name, brand, face, endsOn, boughtOn, canGive } = coupon;
  const isGood = state === 'usable';
  const isBought = boughtOn !== '';
  const remove = useAction(async () => {
    if (!(await confirm({ id: 'deleteCoupon', text: t.coupon.askDelete, danger: t.coupon.delete }))) return;
    await deleteCoupon(id);
    toast(t.coupon.deleted);
    navigate.replace('FCP11000');
  });
  const go = (code: string) => () => navigate.push(code, { query: { hirkCtntID: id } });
  const more = [
    ...(isGood ? [['part', 'FCP14300', kind === 'amount' ? t.coupon.part : t.coupon.online] as const] : []),
    ...(canGive ? [['give', 'FCP24400', t.coupon.give] as const] : []),
    ['uses', 'FCP14400', t.coupon.uses] as const,
    ['refund', 'FCP40002', t.coupon.refund] as const,
  ];
  return (
    <Stack>
      <Pass
        title={name}
        picture={pictureOf(coupon)}
        state={passOf[state as keyof typeof passOf] ?? 'used'}
        stamp={t.states[state]}
        badge={t.dday({ days: daysLeft(coupon, todaySeoul()) })}
        facts={[
          { label: t.facts.brand, value: brand },
          { label: t.facts.end, value: t.date({ date: endsOn }) },
          { label: kind === 'amount' ? t.uses.left : t.facts.worth, value: worth(coupon) },
          ...(kind === 'amount' ? [{ label: t.facts.face, value: t.won({ amount: face }) }] : []),
        ]}
      />
      <List label={t.coupon.more}>
        {more.map(([action, code, title]) => (
          <ListItem key={action} action={action} title={title} onClick={go(code)} />
        ))}
      </List>
      <Section title={t.coupon.rules}>
        <Bullets texts={isBought ? t.coupon.bought : t.coupon.free} />
        <Note>{t.coupon.midnight}</Note>
      </Section>
      {isGood ? (
        <MainButton action="use" run={go('FCP14100')}>
          {t.home.use}
        </MainButton>
      ) : (
        <Actions>
          <Button
            full
            variant="text"
            action="delete"
            isBusy={remove.isRunning}
            onClick={() => void remove.run()}
          >
            {t.coupon.delete}
          </Button>
        </Actions>
      )}
    </Stack>
  );
}
