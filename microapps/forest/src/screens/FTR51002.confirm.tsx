import { MainButton, Screen, usePayPage, useWallet } from '@wallet/kit/app';
import { priceOf } from '@wallet/kit/booking';
import { Button, Facts, InlineNotice, List, MediaCard, Section } from '@wallet/kit/ui';
import { useRef } from 'react';
import { holdRoom, startPayment } from '../api/bookingCalls.ts';
import { readRoomBook } from '../api/readRoomBook.ts';
import { booking } from '../flows/booking.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { newIntentId } from '../model/bookingDraft.ts';
import styles from '../parts/BookingCard.module.css';
import { BookingFacts } from '../parts/BookingFacts.tsx';
import { PriceTable } from '../parts/PriceTable.tsx';
import { picturesOf } from '../parts/pictures.ts';
import { bookingLog } from '../state/bookingLog.ts';

export const FTR51002 = booking.step(
  { needs: ['roomId'], ask: ({ roomId }, { signal }) => readRoomBook(roomId, { signal }) },
  function Confirm({ draft, data: { room, book }, save, reload }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const price = priceOf(book, draft);
    const held = useRef('');
    const toCalendar = (more?: { soldOut: 'Y' }) =>
      navigate.push('FTR41500', { query: { roomId: room.id, ...more } });
    /** What was ordered under the old intent is over: the next try is a new order. */
    const renew = async () => {
      await save({ intentId: newIntentId() });
      reload();
    };
    const { pay, isPaying } = usePayPage(
      async (total: number) => {
        bookingLog.step('sent');
        held.current = (await holdRoom({ draft, total })).number;
        bookingLog.step('held');
        const payUrl = await startPayment(held.current);
        bookingLog.step('toPayment');
        return payUrl;
      },
      {
        on: {
          FTR_SOLD_OUT: () => toCalendar({ soldOut: 'Y' }),
          FTR_BAD_STAY: () => toCalendar(),
          FTR_OUT_OF_WINDOW: () => toCalendar(),
          FTR_TOO_MANY_GUESTS: () => navigate.push('FTR51000'),
          FTR_TERMS_MISSING: () => navigate.push('FTR50000'),
          FTR_ALREADY_PAID: () => navigate.replace('returnUrl', { query: { bookingNo: held.current } }),
          FTR_HOLD_EXPIRED: renew,
          FTR_INTENT_REUSED: renew,
        },
        onRefusal: reload,
      },
    );
    return (
      <Screen>
        <List>
          <MediaCard look="row" title={say(room.forestName)} imageUrl={picturesOf([room.picture])[0]?.src}>
            <p className={styles.line}>
              <Facts>{[t.stay(draft), t.people({ count: draft.guests })]}</Facts>
            </p>
          </MediaCard>
        </List>
        <Section title={t.confirm.booking}>
          <BookingFacts isShort facts={{ ...draft, forestName: room.forestName, roomName: room.name }} />
        </Section>
        {price ? (
          <Section title={t.guests.price}>
            <PriceTable nights={price.nights} total={price.total} />
          </Section>
        ) : (
          <InlineNotice tone="warning">{t.refusals.outOfWindow}</InlineNotice>
        )}
        <InlineNotice>{t.confirm.hold}</InlineNotice>
        <Button variant="text" size="small" leads onClick={() => navigate.push('FTR81090')}>
          {t.confirm.refundRules}
        </Button>
        <MainButton
          action="submit"
          disabled={price === null}
          isBusy={isPaying}
          run={() => price && pay(price.total)}
        >
          {t.confirm.pay({ amount: price?.total ?? 0 })}
        </MainButton>
      </Screen>
    );
  },
);
