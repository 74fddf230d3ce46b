import { AgreeToService, Screen, useLoad } from '@wallet/kit/app';
import { joinService, readTerms } from '@wallet/kit/common';
import { Bullets, InlineNotice, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Application } from '../model/refund.ts';
import { Applications } from '../parts/Applications.tsx';

/** Insurance, among the services of the wallet. */
const service = { serviceCode: '35' } as const;

interface JoinInsuranceProps {
  onJoined: () => void;
  /** from before leaving */
  applications: readonly Application[];
}

/** Whose money it is and what is looked up, before it is. */
export function JoinInsurance({ onJoined, applications }: JoinInsuranceProps) {
  const t = messages.use().join;
  const load = useLoad(readTerms, service);
  return (
    <Screen of={load}>
      {(terms) => (
        <>
          <AgreeToService
            picture="insurance"
            title={t.lead}
            note={t.note}
            service={service.serviceCode}
            terms={terms}
            submit={t.submit}
            onAgreed={async () => {
              await joinService(service);
              onJoined();
            }}
          >
            <Stack>
              <Bullets texts={t.what} />
              <InlineNotice>{t.noFee}</InlineNotice>
            </Stack>
          </AgreeToService>
          <Applications applications={applications} />
        </>
      )}
    </Screen>
  );
}
