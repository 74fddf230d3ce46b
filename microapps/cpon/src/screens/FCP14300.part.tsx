import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useHold,
  useLoad,
  usePolling,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import {
  AmountField,
  Button,
  Card,
  Countdown,
  copyText,
  InlineNotice,
  KeyValue,
  Lead,
  Note,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readCoupon, readFate, showCode } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Coupon } from '../model/coupon.ts';

const POLL_MS = 3000;

export function FCP14300() {
  const t = messages.use();
  const load = useLoad(readCoupon, useQuery().get('hirkCtntID'));
  const gone = <Gone to="FCP11000" {...t.gone.coupon} />;
  return (
    <Screen of={load} instead={{ CPN_NOT_FOUND: gone }}>
      {(coupon) => {
        if (!coupon || coupon.kind === 'finance') return gone;
        if (coupon.state !== 'usable') return <Gone to="FCP11000" {...t.gone.over} />;
        return <Part key={coupon.balance} coupon={coupon} reload={load.reload} />;
      }}
    </Screen>
  );
}

interface OnlineNumber {
  id: string;
  onlineNumber: string;
  seconds: number;
}

/** How much, and the number for it: an online shop takes it within ten minutes, once. */
function Part({ coupon, reload }: { coupon: Coupon; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, kind, balance, name, brand } = coupon;
  const isSum = kind === 'amount';
  const [amount, setAmount] = useState<number | null>(null);
  const [number, setNumber] = useState<OnlineNumber | null>(null);
  const left = useHold(number, () => setNumber(null));
  const isTooMuch = isSum && (amount ?? 0) > balance;
  const make = useAction(async () => setNumber(await showCode({ id, online: isSum ? (amount ?? 0) : 0 })), {
    onRefusal: reload,
  });
  usePolling(
    async () => {
      const fate = number && (await readFate(number.id).catch(() => null));
      if (fate?.state !== 'used') return;
      toast(isSum ? t.till.partUsed({ amount: fate.used, left: fate.left }) : t.till.used);
      navigate.replace('FCP14400', { query: { hirkCtntID: id } });
    },
    POLL_MS,
    number !== null,
  );
  return (
    <Stack>
      <Lead title={isSum ? t.part.lead : t.part.goodsLead}>{`${brand} ${name}`}</Lead>
      {isSum && number === null && (
        <AmountField
          field="amount"
          label={t.part.amount}
          hint={t.till.left({ amount: balance })}
          value={amount}
          onChange={setAmount}
          quickAmounts={[1000, 5000, 10_000]}
          problem={isTooMuch ? { id: 'couponTooMuch' } : null}
          problemMessage={t.part.tooMuch({ amount: balance })}
        />
      )}
      {isSum && (
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.part.now, value: t.won({ amount: balance }) },
              {
                label: t.part.after,
                value: t.won({ amount: Math.max(0, balance - (amount ?? 0)) }),
                isStrong: true,
              },
            ]}
          />
        </Card>
      )}
      {number ? (
        <>
          <Card>
            <Lead title={number.onlineNumber.replace(/(.{4})(?=.)/g, '$1 ')}>{t.part.number}</Lead>
            <Countdown seconds={left ?? number.seconds} total={number.seconds} />
          </Card>
          <Button
            full
            variant="secondary"
            action="copy"
            onClick={() => void copyText(number.onlineNumber, t.part.copied)}
          >
            {t.part.copy}
          </Button>
          <InlineNotice>{t.part.once}</InlineNotice>
        </>
      ) : (
        <>
          <Note>{t.part.how}</Note>
          <MainButton action="makeNumber" disabled={isSum && (!amount || isTooMuch)} run={make}>
            {t.part.make}
          </MainButton>
        </>
      )}
    </Stack>
  );
}
