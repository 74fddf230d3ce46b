import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { readTerms } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { agreedIds } from '../model/term.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { TermsScreen } from '../parts/TermsScreen.tsx';
import { useBookingDraft } from '../state/useBookingDraft.ts';

export function FTR50000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { read, save } = useBookingDraft();
  const load = useLoad(async (signal) => {
    const [terms, draft] = await Promise.all([readTerms('BOOK', { signal }), read()]);
    return { terms, draft };
  });

  const draft = load.data?.draft;
  if (load.data && draft) {
    return (
      <TermsScreen
        title={t.bookingTerms.title}
        lead={t.bookingTerms.lead}
        terms={load.data.terms}
        agreed={draft.agreedTerms}
        onAgree={async (agreements) => {
          await save({ ...draft, agreedTerms: agreedIds(agreements) });
          navigate.push('FTR51000');
        }}
      />
    );
  }
  return (
    <Screen title={t.bookingTerms.title} of={load}>
      {() => <Nothing kind="room" to="FTR21000" />}
    </Screen>
  );
}
