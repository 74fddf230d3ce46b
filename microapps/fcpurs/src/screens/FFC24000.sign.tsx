import {
  ConfirmOrder,
  Gone,
  MainButton,
  Screen,
  useAction,
  useHold,
  usePerson,
  useWallet,
} from '@wallet/kit/app';
import { signAsOneself } from '@wallet/kit/common';
import { Card, Countdown, Lead, Note, Section, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { holdQuote, saveRate, saveSignature } from '../api/calls.ts';
import { fxOrder } from '../flows/orders.ts';
import { trading } from '../flows/trading.ts';
import { useQuoteRows } from '../flows/useQuoteRows.tsx';
import { messages } from '../messages/index.ts';
import type { Quote } from '../model/fx.ts';
import { type Failure, signedContent } from '../model/signing.ts';
import { Face } from '../parts/Face.tsx';
import { SignedText } from '../parts/SignedText.tsx';
import { useMoney } from '../parts/useMoney.ts';

/** The text is signed, the rate bound to the signature, and only then it is ordered. */
export const FFC24000 = trading.step(
  {
    needs: ['quoteId'],
    ask: ({ quoteId }, { signal }) => holdQuote(quoteId, { signal }),
    instead: { FFC_QUOTE_ENDED: <Ended />, FFC_NOT_OPEN: <Ended /> },
  },
  function SignAndConfirm({ draft, data: quote, save }) {
    const [signedNo, setSignedNo] = useState(draft.signedNo ?? '');
    const [isOver, setOver] = useState(false);
    const seconds = useHold(quote, () => setOver(true)) ?? 0;
    if (isOver)
      return (
        <Screen>
          <Ended />
        </Screen>
      );
    if (signedNo !== '') return <Confirm quote={quote} signedNo={signedNo} seconds={seconds} />;
    return (
      <Sign
        quote={quote}
        seconds={seconds}
        onSigned={async (no) => {
          await save({ signedNo: no });
          setSignedNo(no);
        }}
      />
    );
  },
);

function Ended() {
  const t = messages.use().sign;
  return <Gone to="FFC23000" title={t.ended} description="" action={t.again} />;
}

interface SignProps {
  quote: Quote;
  seconds: number;
  onSigned: (no: string) => Promise<void>;
}

function Sign({ quote, seconds, onSigned }: SignProps) {
  const t = messages.use().sign;
  const { navigate } = useWallet();
  const person = usePerson();
  // Its way on leads back here: it takes this screen's place.
  const fail = (why: Failure) => navigate.replace('FFC24400', { query: { why } });
  const sign = useAction(
    async () => {
      const { loginCode = '', certSerial = '', customerId = '' } = person ?? {};
      const signed = await signAsOneself({ loginCode, certSerial }, quote.text);
      if (signed.kind === 'cancelled') return;
      if (signed.kind === 'failed') return fail(signed.messageId);
      const { signedNo } = await saveSignature({
        customerId,
        content: signedContent(quote.text, signed),
        side: quote.side,
      });
      try {
        await saveRate(signedNo);
      } catch {
        return fail('signVoid');
      }
      await onSigned(signedNo);
    },
    { onRefusal: () => fail('signVoid') },
  );
  return (
    <Screen>
      <Lead title={t.lead} />
      <Stack>
        <Card tone="soft">
          <Section title={t.text} action={<Countdown seconds={seconds} spokenAt={[30]} />}>
            <SignedText text={quote.text} />
          </Section>
        </Card>
        <Note>{t.next}</Note>
      </Stack>
      <MainButton action="sign" run={sign}>
        {t.submit}
      </MainButton>
    </Screen>
  );
}

function Confirm({ quote, signedNo, seconds }: { quote: Quote; signedNo: string; seconds: number }) {
  const t = messages.use();
  const rows = useQuoteRows();
  const shown = useMoney();
  const draft = trading.useDraft();
  return (
    <ConfirmOrder
      order={fxOrder}
      facts={{ kind: quote.side, ref: signedNo }}
      lead={t.sign.confirm}
      between={{ from: <Face of={quote.from} />, to: <Face of={quote.to} /> }}
      rows={[...rows(quote), { label: t.facts.signedNo, value: signedNo }]}
      submit={t.sign.go}
      secret={{
        hint: t.sign.hint({
          pays: shown(quote.fromMinor, quote.from),
          gets: shown(quote.toMinor, quote.to),
        }),
      }}
      opensAtOnce
      draft={draft}
      returnTo="/fcpurs/FFC10000"
    >
      <Countdown seconds={seconds} total={quote.seconds} spokenAt={[30]} />
    </ConfirmOrder>
  );
}
