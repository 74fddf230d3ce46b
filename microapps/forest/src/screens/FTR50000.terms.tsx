import { AgreeToTerms, Screen } from '@wallet/kit/app';
import { readTerms } from '../api/forestCalls.ts';
import { booking, noRoom } from '../flows/booking.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { asked } from '../model/term.ts';
import { bookingLog } from '../state/bookingLog.ts';

export const FTR50000 = booking.step(
  { needs: [], ask: (_, { signal }) => readTerms('BOOK', { signal }), gone: noRoom },
  function BookingTerms({ draft, data: terms, goOn }) {
    const t = messages.use();
    return (
      <Screen>
        <AgreeToTerms
          picture="forest"
          title={t.bookingTerms.ask}
          note={t.bookingTerms.lead}
          terms={asked(terms, say)}
          agreed={draft.agreedTerms}
          onAgree={(agreedTerms) => {
            bookingLog.step('agreed');
            return goOn('FTR51000', { agreedTerms });
          }}
        />
      </Screen>
    );
  },
);
