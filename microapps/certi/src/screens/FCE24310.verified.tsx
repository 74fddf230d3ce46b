import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { ResultPage } from '@wallet/kit/ui';
import { verify } from '../api/calls.ts';
import { verifying } from '../flows/verifying.ts';
import { messages } from '../messages/index.ts';
import { numberText } from '../model/certificate.ts';

/** Genuine, ended, withdrawn or unknown: what the register says of this number. */
export const FCE24310 = verifying.step(
  { needs: ['number'], ask: ({ number }, { signal }) => verify(number, { signal }) },
  function Verified({ draft: { number }, data: one }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const { title, note } = t.verified[one.result];
    return (
      <Screen>
        <ResultPage
          kind={one.result === 'genuine' ? 'success' : 'failure'}
          messageId={`verify-${one.result}`}
          title={title}
          description={note}
          rows={[
            { label: t.facts.number, value: numberText(number) },
            ...(one.result === 'unknown'
              ? []
              : [
                  { label: t.sent.certificate, value: one.name },
                  { label: t.facts.office, value: one.office },
                  { label: t.facts.holder, value: one.holder },
                  { label: t.facts.issued, value: t.day({ at: one.issuedAt }) },
                  { label: t.facts.until, value: t.until({ at: one.validUntil }) },
                ]),
          ]}
        />
        <MainButton action="again" variant="secondary" run={() => navigate.replace('FCE24300')}>
          {t.verified.again}
        </MainButton>
      </Screen>
    );
  },
);
