import { Gone, HoldNotice, MainButton, usePayPage } from '@wallet/kit/app';
import { Card, KeyValue, Lead, Stack } from '@wallet/kit/ui';
import { settleFee } from '../api/calls.ts';
import { ApplicationScreen } from '../flows/ApplicationScreen.tsx';
import { messages } from '../messages/index.ts';
import type { ApplicationDetail } from '../model/application.ts';
import { useRows } from '../parts/useRows.ts';

export function FPS51000() {
  const t = messages.use().pay;
  const { applications } = messages.use();
  return (
    <ApplicationScreen>
      {(one, reload) =>
        one.state === 'unpaid' ? (
          <Pay one={one} reload={reload} />
        ) : (
          <Gone to="FPS40000" title={t.ended} description={t.endedHint} action={applications.open} />
        )
      }
    </ApplicationScreen>
  );
}

function Pay({ one, reload }: { one: ApplicationDetail; reload: () => void }) {
  const t = messages.use().pay;
  const rows = useRows();
  const { pay, isPaying } = usePayPage(() => settleFee(one.number), { onRefusal: reload });
  return (
    <>
      <Lead picture="passport" title={t.lead({ amount: one.fee })} />
      <Stack>
        <HoldNotice hold={one.hold} onEnd={reload}>
          {t.hold}
        </HoldNotice>
        <Card tone="soft">
          <KeyValue rows={rows(one)} />
        </Card>
      </Stack>
      <MainButton action="pay" run={pay} isBusy={isPaying}>
        {t.pay({ amount: one.fee })}
      </MainButton>
    </>
  );
}
