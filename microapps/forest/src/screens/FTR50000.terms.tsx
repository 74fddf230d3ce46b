import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { readTerms } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { agreedIds } from '../model/term.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { TermsStep } from '../parts/TermsStep.tsx';
import { useBookingDraft } from '../state/useBookingDraft.ts';

export function FTR50000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { read, save } = useBookingDraft();
  const load = useLoad(async (signal) => {
    const [terms, draft] = await Promise.all([readTerms('BOOK', { signal }), read()]);
    return { terms, draft };
  });

  return (
    <Screen title={t.bookingTerms.title} of={load}>
      {({ terms, draft }) =>
        draft === null ? (
          <Nothing kind="room" to="FTR21000" />
        ) : (
          <TermsStep
            terms={terms}
            lead={t.bookingTerms.lead}
            agreed={draft.agreedTerms}
            onAgree={async (agreements) => {
              await save({ ...draft, agreedTerms: agreedIds(agreements) });
              navigate.push('FTR51000');
            }}
          />
        )
      }
    </Screen>
  );
}
