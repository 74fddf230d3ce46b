import {
  AgreeToTerms,
  askedTerm,
  DocumentScan,
  Screen,
  useAction,
  useLoad,
  usePerson,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { readTerms, saveTermAgreements } from '@wallet/kit/common';
import { Lead, Note, PhoneVerification } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkPhoneCode, extendPhoneCode, proveIdentity, sendPhoneCode } from '../api/calls.ts';
import { getting } from '../flows/getting.ts';
import { messages } from '../messages/index.ts';
import { returnPath } from '../model/certificate.ts';
import { AppOnly } from '../parts/AppOnly.tsx';

/** The mobile ID's service: the certificate stands under its terms. */
const SERVICE = '06';

/** Terms, the phone, an ID: then the password may be chosen. */
export function FBC11000() {
  const { bridge } = useWallet();
  const isReset = useQuery().get('way') === 'reset';
  const [isAgreed, setAgreed] = useState(isReset);
  const [phoneCheck, setPhoneCheck] = useState('');
  if (!bridge.isNative)
    return (
      <Screen>
        <AppOnly />
      </Screen>
    );
  if (!isAgreed) return <Terms onAgreed={() => setAgreed(true)} />;
  return (
    <Screen step={{ current: phoneCheck ? 2 : 1, total: 3 }}>
      {phoneCheck ? (
        <IdCard phoneCheck={phoneCheck} isReset={isReset} />
      ) : (
        <Phone onChecked={setPhoneCheck} />
      )}
    </Screen>
  );
}

function Terms({ onAgreed }: { onAgreed: () => void }) {
  const { identity: t } = messages.use();
  const load = useLoad(readTerms, { serviceCode: SERVICE });
  return (
    <Screen of={load}>
      {(terms) => (
        <AgreeToTerms
          terms={terms.map(askedTerm)}
          submit={t.agree}
          onAgree={async (agreed) => {
            const agreements = terms.map(({ termsId }) => ({ termsId, isAgreed: agreed.includes(termsId) }));
            await saveTermAgreements({ serviceCode: SERVICE, agreements });
            onAgreed();
          }}
        >
          <Lead>{t.lead}</Lead>
          <Note>{t.note}</Note>
        </AgreeToTerms>
      )}
    </Screen>
  );
}

function Phone({ onChecked }: { onChecked: (checkId: string) => void }) {
  const { identity: t } = messages.use();
  const { phone = '' } = usePerson() ?? {};
  const send = useAction(() => sendPhoneCode());
  const extend = useAction(extendPhoneCode);
  const check = useAction(checkPhoneCode);
  return (
    <>
      <Lead>{t.phone}</Lead>
      <PhoneVerification
        phone={phone}
        calls={{ send: () => send.run(), extend: extend.run, check: check.run }}
        onChecked={(_, checkId) => onChecked(checkId)}
      />
    </>
  );
}

function IdCard({ phoneCheck, isReset }: { phoneCheck: string; isReset: boolean }) {
  const { identity: t } = messages.use();
  const { navigate } = useWallet();
  const draft = getting.useDraft();
  const returnTo = returnPath(useQuery().get('returnTo'));
  const prove = useAction(async ({ kind, name, birth }: { kind: string; name: string; birth: string }) => {
    const proof = await proveIdentity({ phoneCheck, kind, name, birth });
    const way = isReset ? ('reset' as const) : ('issue' as const);
    await draft.begin({ way, proof, ...(returnTo ? { returnTo } : {}) });
    navigate.replace('FBC12000');
  });
  return (
    <>
      <Lead>{t.card}</Lead>
      <DocumentScan screen="idCardScan" params={{ kind: '10' }} onScan={(card) => void prove.run(card)} />
    </>
  );
}
