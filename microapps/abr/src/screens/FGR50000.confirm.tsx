import { AgreeToTerms, Screen, usePayPage, useWallet, WhileHeld } from '@wallet/kit/app';
import { CancelFees, Card, Lead, Section, Stack } from '@wallet/kit/ui';
import { order, readBooking, readTerms } from '../api/calls.ts';
import { reserving } from '../flows/reserving.ts';
import { messages } from '../messages/index.ts';
import { BookingFacts } from '../parts/BookingFacts.tsx';
import { pictureOf } from '../parts/pictureOf.ts';

export const FGR50000 = reserving.step(
  {
    needs: ['reservNo'],
    ask: ({ reservNo }, { signal }) =>
      Promise.all([readBooking({ reservNo }, { signal }), readTerms(undefined, { signal })]),
  },
  function Confirm({ data: [booking, terms], reload }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const { pay } = usePayPage((agreed: string[]) => order({ number: booking.number, agreed }), {
      on: { ABR_LATE: () => navigate.replace('FGR10000') },
      onRefusal: reload,
    });
    return (
      <Screen>
        <WhileHeld hold={booking.hold ?? { seconds: 0 }} again="FGR10000">
          <AgreeToTerms
            terms={terms}
            action="submit"
            submit={booking.toPay > 0 ? t.pay({ amount: booking.toPay }) : t.book}
            onAgree={pay}
          >
            <Stack>
              <Lead picture={pictureOf[booking.site]} title={booking.title}>
                {t.when(booking)}
              </Lead>
              <Card tone="soft">
                <BookingFacts booking={booking} isNamed />
              </Card>
            </Stack>
            {booking.toPay > 0 && (
              <Section title={t.fees}>
                <CancelFees rules={booking.fees} />
              </Section>
            )}
          </AgreeToTerms>
        </WhileHeld>
      </Screen>
    );
  },
);
