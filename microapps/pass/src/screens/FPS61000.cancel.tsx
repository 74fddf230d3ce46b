import { Gone, MainButton, useAction, useWallet } from '@wallet/kit/app';
import { Card, confirm, KeyValue, Lead, Note, Stack, toast } from '@wallet/kit/ui';
import { cancelApplication } from '../api/calls.ts';
import { ApplicationScreen } from '../flows/ApplicationScreen.tsx';
import { oneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import type { ApplicationDetail } from '../model/application.ts';
import { useRows } from '../parts/useRows.ts';

export function FPS61000() {
  const t = messages.use();
  return (
    <ApplicationScreen>
      {(one, reload) =>
        one.mayCancel ? (
          <Cancel one={one} reload={reload} />
        ) : (
          <Gone
            to="FPS40000"
            {...(one.state === 'cancelled'
              ? { title: t.cancel.done, description: t.cancel.doneHint({ amount: one.refund }) }
              : { title: t.cancel.late, description: t.cancel.lateHint })}
            action={t.gone.action}
          />
        )
      }
    </ApplicationScreen>
  );
}

function Cancel({ one, reload }: { one: ApplicationDetail; reload: () => void }) {
  const t = messages.use().cancel;
  const { navigate } = useWallet();
  const rows = useRows();
  const end = useAction(
    async () => {
      const labels = { danger: t.yes, cancelLabel: t.no };
      if (!(await confirm({ id: 'cancelApplication', text: t.ask, ...labels }))) return;
      await cancelApplication({ who: oneself(), number: one.number });
      toast(t.done);
      navigate.replace('FPS40000');
    },
    { onRefusal: reload, onLost: reload },
  );
  return (
    <>
      <Lead title={t.lead}>{one.paidAt ? t.back({ amount: one.fee }) : t.unpaid}</Lead>
      <Stack>
        <Card tone="soft">
          <KeyValue rows={rows(one)} />
        </Card>
        {one.isAfterLoss && <Note>{t.lostStays}</Note>}
      </Stack>
      <MainButton variant="danger" action="cancelOrder" run={end}>
        {t.submit}
      </MainButton>
    </>
  );
}
