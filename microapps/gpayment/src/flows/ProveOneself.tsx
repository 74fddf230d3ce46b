import { Screen, useAction, usePerson } from '@wallet/kit/app';
import { signAsOneself } from '@wallet/kit/common';
import { alert, BottomBar, Button, InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { PinProof } from '../model/pinProof.ts';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

interface ProveOneselfProps {
  isLocked: boolean;
  onProved: (proof: PinProof) => void;
}

/** Who has forgotten the payment password, or locked it, signs with the certificate that they signed in with. */
export function ProveOneself({ isLocked, onProved }: ProveOneselfProps) {
  const { password: t } = useService();
  const { refusals } = messages.use();
  const person = usePerson();
  const sign = useAction(async () => {
    const { loginCode = '', certSerial = '' } = person ?? {};
    const signed = await signAsOneself({ loginCode, certSerial }, t.proofContent);
    if (signed.kind === 'failed') await alert({ id: signed.messageId });
    if (signed.kind === 'signed') onProved({ signature: signed.signature, certSerial: signed.certSerial });
  });
  const footer = (
    <BottomBar>
      <Button action="certificate" isBusy={sign.isRunning} onClick={() => void sign.run()}>
        {t.prove}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.titles.reset} footer={footer}>
      {isLocked && (
        <div className={styles.block}>
          <InlineNotice tone="danger" messageId="pinLocked">
            {refusals.pinLocked}
          </InlineNotice>
        </div>
      )}
      <ServiceLead title={t.proveLead}>{t.proveText}</ServiceLead>
    </Screen>
  );
}
