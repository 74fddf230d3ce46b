import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice, Section } from '@wallet/kit/ui';
import { useRef } from 'react';
import { holdRoom, startPayment } from '../api/bookingCalls.ts';
import { readRoomBook } from '../api/readRoomBook.ts';
import { messages } from '../messages/index.ts';
import { type BookingDraft, newIntentId } from '../model/bookingDraft.ts';
import { priceOf } from '../model/nights.ts';
import { BookingFacts } from '../parts/BookingFacts.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { PriceTable } from '../parts/PriceTable.tsx';
import { usePayPage } from '../parts/usePayPage.ts';
import { type BookingStep, useBookingStep } from '../state/useBookingStep.ts';

const step = { current: 3, total: 3 };

export function FTR51002() {
  const t = messages.use();
  const { of, save } = useBookingStep(readRoomBook);

  /** What was ordered under the old intent is over: the next try is a new order. */
  async function renew(draft: BookingDraft) {
    await save({ ...draft, intentId: newIntentId() });
    of.reload();
  }

  if (of.data?.draft) {
    return <Confirm {...of.data} draft={of.data.draft} onStale={of.reload} onEnded={renew} />;
  }
  return (
    <Screen title={t.confirm.title} of={of} step={step}>
      {() => <Nothing kind="draft" to="FTR21000" />}
    </Screen>
  );
}

type ConfirmProps = BookingStep & {
  draft: BookingDraft;
  onStale: () => void;
  onEnded: (draft: BookingDraft) => Promise<void>;
};

function Confirm({ draft, room, book, onStale, onEnded }: ConfirmProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const price = priceOf(book, draft);
  const held = useRef('');
  const { pay, isPaying } = usePayPage(
    async (total: number) => {
      held.current = (await holdRoom({ draft, total })).number;
      return startPayment(held.current);
    },
    (code) => {
      switch (code) {
        case 'FTR_SOLD_OUT':
          return navigate.push('FTR41500', { query: { roomId: room.id, soldOut: 'Y' } });
        case 'FTR_BAD_STAY':
        case 'FTR_OUT_OF_WINDOW':
          return navigate.push('FTR41500', { query: { roomId: room.id } });
        case 'FTR_TOO_MANY_GUESTS':
          return navigate.push('FTR51000');
        case 'FTR_TERMS_MISSING':
          return navigate.push('FTR50000');
        case 'FTR_ALREADY_PAID':
          return navigate.replace('returnUrl', { query: { bookingNo: held.current } });
        case 'FTR_HOLD_EXPIRED':
        case 'FTR_INTENT_REUSED':
          return void onEnded(draft);
        default:
          return onStale();
      }
    },
  );

  const footer = (
    <BottomBar>
      <Button
        action="submit"
        disabled={price === null}
        isBusy={isPaying}
        onClick={() => price && void pay(price.total)}
      >
        {t.confirm.pay({ amount: price?.total ?? 0 })}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.confirm.title} step={step} footer={footer}>
      <Section title={t.confirm.booking}>
        <BookingFacts facts={{ ...draft, forestName: room.forestName, roomName: room.name }} />
      </Section>
      {price ? (
        <Section title={t.guests.price}>
          <PriceTable nights={price.nights} total={price.total} />
        </Section>
      ) : (
        <InlineNotice tone="warning">{t.refusals.outOfWindow}</InlineNotice>
      )}
      <InlineNotice>{t.confirm.hold}</InlineNotice>
      <Button variant="text" size="small" onClick={() => navigate.push('FTR81090')}>
        {t.confirm.refundRules}
      </Button>
    </Screen>
  );
}
