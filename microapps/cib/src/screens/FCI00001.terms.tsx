import { AgreeToService, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { isServiceJoined, readTerms } from '@wallet/kit/common';
import { EmptyState } from '@wallet/kit/ui';
import { joining } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';
import { SERVICE } from '../model/service.ts';

export function FCI00001() {
  const { join: t } = messages.use();
  const { navigate } = useWallet();
  const { begin } = joining.useDraft();
  const load = useLoad((signal) =>
    Promise.all([isServiceJoined(SERVICE, { signal }), readTerms({ serviceCode: SERVICE }, { signal })]),
  );
  return (
    <Screen of={load} onBack={navigate.close}>
      {([isJoined, terms]) =>
        isJoined ? (
          <EmptyState
            picture="done"
            title={t.already}
            action={{ label: t.see, action: 'see', onClick: () => navigate.replace('FCI00000') }}
          />
        ) : (
          <AgreeToService
            picture="car"
            title={t.lead}
            note={t.note}
            service={SERVICE}
            terms={terms}
            submit={t.submit}
            onAgreed={async () => {
              await begin({ isAgreed: true });
              navigate.push('FCI00002');
            }}
          />
        )
      }
    </Screen>
  );
}
