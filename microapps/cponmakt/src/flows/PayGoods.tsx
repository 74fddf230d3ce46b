import { ConfirmOrder, Gone, Screen, useWallet } from '@wallet/kit/app';
import { maskPhone, phoneText } from '@wallet/kit/format';
import { Actions, Button, IconTile, InlineNotice, Lead, Money, Note, Stepper, Switch } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { type Goods, isAskedAbout, type Market, split } from '../model/market.ts';
import { buying, purchase } from './buying.ts';

interface PayGoodsProps {
  one: Goods;
  market: Market;
  draft: { receivers: string[]; message: string; isGift: boolean };
  reload: () => void;
}

/** How many, in points and won, for whom; money for others is asked about first. */
export function PayGoods({ one, market, draft, reload }: PayGoodsProps) {
  const t = messages.use();
  const kept = buying.useDraft();
  const { receivers, message, isGift } = draft;
  const [wished, setWished] = useState(1);
  const [usesPoints, setUsesPoints] = useState(one.takesPoints);
  const [answer, setAnswer] = useState<'none' | 'no' | 'yes'>('none');
  // The price that was on the page when it opened: another one is said before it is paid.
  const [opened] = useState(one.price);
  const count = isGift ? receivers.length : Math.min(wished, one.most);
  const paid = split(one.price * count, market.points, usesPoints && one.takesPoints);
  if (isGift && count === 0) {
    return (
      <Screen>
        <Gone to="FCM11000" {...t.gone.goods} />
      </Screen>
    );
  }
  if (isGift && isAskedAbout(one, count) && answer !== 'no') {
    return <AskWhoAsked isStopped={answer === 'yes'} onAnswer={setAnswer} />;
  }
  return (
    <ConfirmOrder
      order={purchase}
      draft={kept}
      facts={{ code: one.code, count, price: one.price, points: paid.points, receivers, message }}
      lead={isGift ? t.pay.giftLead({ name: one.name, count }) : t.pay.lead({ name: one.name, count })}
      between={{
        from: <IconTile picture={paid.points > 0 ? 'point' : 'account'} size="large" />,
        to: <IconTile picture="coupon" size="large" />,
      }}
      secret={{ hint: t.pay.hint }}
      submit={t.pay.submit({ won: paid.won, points: paid.points })}
      returnTo="/cponmakt/FCM10000"
      onAgain={() => reload()}
      entry={
        <>
          {!isGift && (
            <Stepper
              field="count"
              label={t.facts.count}
              value={count}
              min={1}
              max={one.most}
              unit={t.pieces}
              onChange={setWished}
            />
          )}
          {one.takesPoints && market.points > 0 && (
            <Switch
              field="usesPoints"
              label={t.pay.usesPoints}
              description={t.pay.hasPoints({ points: market.points })}
              checked={usesPoints}
              onChange={setUsesPoints}
            />
          )}
          {one.price !== opened && (
            <InlineNotice tone="warning">{t.pay.changed({ before: opened, after: one.price })}</InlineNotice>
          )}
        </>
      }
      rows={[
        { label: t.facts.goods, value: `${one.brand} ${one.name}` },
        { label: t.facts.count, value: t.piecesOf({ count }) },
        ...(isGift
          ? [{ label: t.facts.receiver, value: receivers.map((one) => maskPhone(phoneText(one))).join(', ') }]
          : []),
        { label: t.facts.sum, value: <Money amount={one.price * count} /> },
        { label: t.facts.points, value: <Money amount={paid.points} unit="P" /> },
        { label: t.facts.won, value: <Money amount={paid.won} />, isStrong: true },
      ]}
    >
      <Note>{isGift ? t.pay.giftNote : t.pay.note}</Note>
    </ConfirmOrder>
  );
}

/** False messages of strangers make people buy such coupons: who says yes is stopped, and told whom to call. */
function AskWhoAsked({
  isStopped,
  onAnswer,
}: {
  isStopped: boolean;
  onAnswer: (answer: 'no' | 'yes') => void;
}) {
  const t = messages.use().scam;
  const { navigate } = useWallet();
  return (
    <Screen>
      <Lead title={isStopped ? t.stopped : t.ask}>{isStopped ? t.call : t.why}</Lead>
      <Actions>
        {isStopped ? (
          <Button full action="goHome" onClick={() => navigate.replace('FCM10000')}>
            {t.home}
          </Button>
        ) : (
          <>
            <Button full action="asked" onClick={() => onAnswer('yes')}>
              {t.yes}
            </Button>
            <Button full variant="secondary" action="notAsked" onClick={() => onAnswer('no')}>
              {t.no}
            </Button>
          </>
        )}
      </Actions>
    </Screen>
  );
}
