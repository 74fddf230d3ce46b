import { AgreeToService, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { joinService, readTerms } from '@wallet/kit/common';
import { Bullets, Card } from '@wallet/kit/ui';
import { useState } from 'react';
import { getting } from '../flows/getting.ts';
import { ProvePhone } from '../flows/ProvePhone.tsx';
import { messages } from '../messages/index.ts';
import { AppOnly } from '../parts/AppOnly.tsx';

const SERVICE = '06';

/** What it is and what is needed, terms, and the phone in one's own name. */
export function FMC11000() {
  const { bridge, navigate } = useWallet();
  const draft = getting.useDraft();
  const [agreed, setAgreed] = useState<string[] | null>(null);
  const goOn = useAction(async (phoneCheck: string) => {
    await draft.begin({ phoneCheck, agreedTerms: agreed ?? [] });
    navigate.replace('FMC13000');
  });
  if (!bridge.isNative)
    return (
      <Screen ground>
        <AppOnly />
      </Screen>
    );
  if (agreed === null) return <Terms onAgreed={setAgreed} />;
  return (
    <Screen>
      <ProvePhone onChecked={goOn.run} />
    </Screen>
  );
}

function Terms({ onAgreed }: { onAgreed: (ids: string[]) => void }) {
  const { start: t } = messages.use();
  const load = useLoad(readTerms, { serviceCode: SERVICE });
  return (
    <Screen of={load}>
      {(terms) => (
        <AgreeToService
          picture="moid"
          title={t.title}
          note={t.lead}
          service={SERVICE}
          terms={terms}
          onAgreed={async (ids) => {
            await joinService({ serviceCode: SERVICE });
            onAgreed(ids);
          }}
        >
          <Card tone="soft">
            <Bullets texts={t.needs} />
          </Card>
        </AgreeToService>
      )}
    </Screen>
  );
}
