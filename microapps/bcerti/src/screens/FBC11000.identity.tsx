import {
  AgreeToService,
  DocumentScan,
  OwnPhone,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { Lead } from '@wallet/kit/ui';
import { useState } from 'react';
import { proveIdentity, sendPhoneCode } from '../api/calls.ts';
import { getting } from '../flows/getting.ts';
import { messages } from '../messages/index.ts';
import { returnPath } from '../model/certificate.ts';
import { AppOnly } from '../parts/AppOnly.tsx';

/** The certificate has terms of its own; the specification gives it no service code, and 46 is free. */
const SERVICE = '46';

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
        <AgreeToService
          picture="cert"
          title={t.lead}
          note={t.note}
          service={SERVICE}
          terms={terms}
          submit={t.agree}
          onAgreed={async () => {
            onAgreed();
          }}
        />
      )}
    </Screen>
  );
}

function Phone({ onChecked }: { onChecked: (checkId: string) => void }) {
  const { identity: t } = messages.use();
  return <OwnPhone title={t.phone} send={() => sendPhoneCode()} onChecked={onChecked} />;
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
      <Lead title={t.card} />
      <DocumentScan screen="idCardScan" params={{ kind: '10' }} onScan={(card) => void prove.run(card)} />
    </>
  );
}
