import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { addDays, dayText, todaySeoul } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import {
  Badge,
  Bullets,
  Button,
  Cover,
  InlineNotice,
  KeyValue,
  Lead,
  Money,
  Section,
  Stack,
} from '@wallet/kit/ui';
import { readMarket } from '../api/calls.ts';
import { buying } from '../flows/buying.ts';
import { GiftForm } from '../flows/GiftForm.tsx';
import { PayGoods } from '../flows/PayGoods.tsx';
import { messages } from '../messages/index.ts';
import { type Goods, isSoldOut, type Market, percentOff } from '../model/market.ts';
import { wareOf } from '../parts/wareOf.ts';

/** One coupon, to whom it goes, and its payment: what the address says, and no payment that nobody began (A36). */
export function FCM12100() {
  const t = messages.use();
  const query = useQuery();
  const code = query.get('itemCd') ?? '';
  const step = query.get('step');
  const draft = buying.useDraft();
  const load = useLoad(
    async (signal) => {
      const [market, begun] = await Promise.all([readMarket(undefined, { signal }), draft.read()]);
      return { market, begun: begun?.code === code ? begun : null };
    },
    [code, step],
  );
  const one = load.data?.market.goods.find((each) => each.code === code);
  if (one && load.data?.begun && step === 'pay') {
    return <PayGoods one={one} market={load.data.market} draft={load.data.begun} reload={load.reload} />;
  }
  return (
    <Screen of={load}>
      {({ begun, market }) => {
        if (!one) return <Gone to="FCM11000" {...t.gone.goods} />;
        return begun && step === 'gift' ? (
          <GiftForm one={one} begun={begun} />
        ) : (
          <About one={one} market={market} />
        );
      }}
    </Screen>
  );
}

function About({ one, market }: { one: Goods; market: Market }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = buying.useDraft();
  const percent = percentOff(one);
  const isOut = isSoldOut(one);
  const start = async (step: 'gift' | 'pay') => {
    await begin({ code: one.code, receivers: [], message: '', isGift: step === 'gift' });
    navigate.push('FCM12100', { query: { itemCd: one.code, step } });
  };
  return (
    <Stack>
      <Cover of={one.name} ware={wareOf(one)} />
      <Lead title={one.name}>{one.brand}</Lead>
      {isOut && <InlineNotice tone="warning">{one.isPaused ? t.refusals.paused : t.soldOut}</InlineNotice>}
      {!one.takesPoints && <InlineNotice>{t.refusals.noPoints}</InlineNotice>}
      {one.isSum && <InlineNotice>{t.product.dayLimit({ won: market.leftToday })}</InlineNotice>}
      <KeyValue
        rows={[
          { label: t.facts.face, value: <Money amount={one.face} /> },
          ...(percent > 0
            ? [{ label: t.facts.off, value: <Badge tone="accent">{t.off({ percent })}</Badge> }]
            : []),
          { label: t.facts.valid, value: dayText(addDays(todaySeoul(), one.validDays), locale.value) },
          { label: t.facts.price, value: <Money amount={one.price} />, isStrong: true },
        ]}
      />
      <Section title={t.product.rules}>
        <Bullets texts={t.product.ruleTexts} />
      </Section>
      <MainButton
        action="buy"
        disabled={isOut}
        run={() => start('pay')}
        beside={
          <Button variant="secondary" action="gift" disabled={isOut} onClick={() => void start('gift')}>
            {t.product.gift}
          </Button>
        }
      >
        {isOut ? t.soldOut : t.product.buy}
      </MainButton>
    </Stack>
  );
}
