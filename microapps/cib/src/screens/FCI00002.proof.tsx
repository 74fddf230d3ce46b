import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { joinService } from '@wallet/kit/common';
import { Lead, toast } from '@wallet/kit/ui';
import { joining } from '../flows/flows.ts';
import { ProvePhone } from '../flows/ProvePhone.tsx';
import { messages } from '../messages/index.ts';
import { SERVICE } from '../model/service.ts';

export const FCI00002 = joining.step({ needs: ['isAgreed'] }, function Proof({ clear }) {
  const { join: t } = messages.use();
  const { navigate } = useWallet();
  const join = useAction(async () => {
    await joinService({ serviceCode: SERVICE });
    await clear();
    toast(t.done);
    navigate.replace('FCI10000', { asks: false });
  });
  return (
    <Screen>
      <Lead>{t.proof}</Lead>
      <ProvePhone onProved={async () => void (await join.run())} />
    </Screen>
  );
});
