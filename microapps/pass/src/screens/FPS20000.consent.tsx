import { encryptField } from '@wallet/kit/api';
import { AgreeToTerms, askedTerm, Screen, useAction, usePerson } from '@wallet/kit/app';
import { readTerms, saveTermAgreements } from '@wallet/kit/common';
import { SecureKeypad } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkPassport } from '../api/calls.ts';
import { applying, oneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';

/** The code of passport re-issue in the wallet; its name is assumed (A63). */
const SERVICE = '31';

/** The wallet knows the front of the number: only the rest is asked, and leaves the keypad encrypted. */
export const FPS20000 = applying.step(
  { needs: [], ask: (_, { signal }) => readTerms({ serviceCode: SERVICE }, { signal }) },
  function Consent({ data: terms, goOn }) {
    const t = messages.use().consent;
    const { birth = '', residentKind = '' } = usePerson() ?? {};
    const front = `${birth.slice(2)}-${residentKind}`;
    const [agreed, setAgreed] = useState<string[]>();
    const prove = useAction(async (sealedNumber: string) => {
      const agreements = (agreed ?? []).map((termsId) => ({ termsId, isAgreed: true }));
      setAgreed(undefined);
      await checkPassport({ who: oneself(), sealedNumber });
      await saveTermAgreements({ serviceCode: SERVICE, agreements });
      await goOn('FPS21000', { isProved: true });
    });
    return (
      <Screen>
        <AgreeToTerms
          picture="passport"
          title={t.lead}
          note={t.hint}
          terms={terms.map(askedTerm)}
          submit={t.submit}
          onAgree={setAgreed}
        />
        <SecureKeypad
          isOpen={agreed !== undefined}
          title={t.keypad}
          description={t.front({ front })}
          encrypt={(rest) => encryptField(`${front.replace('-', '')}${rest}`)}
          onDone={(sealed) => void prove.run(sealed)}
          onClose={() => setAgreed(undefined)}
        />
      </Screen>
    );
  },
);
