import { encryptField } from '@wallet/kit/api';
import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, ResultPage, SecureKeypad } from '@wallet/kit/ui';
import { useState } from 'react';
import { setPaymentPassword } from '../api/accountCalls.ts';
import { Nowhere } from '../parts/Nowhere.tsx';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import { useService } from '../parts/useService.ts';
import { newPassword } from '../state/newPassword.ts';
import { sendSurely } from '../state/sendSurely.ts';
import { useServiceStep } from '../state/useServiceStep.ts';
import { useServiceAction } from './service/useServiceAction.ts';

export function FGP21520() {
  const { password: t } = useService();
  const { navigate } = useWallet();
  const steps = useServiceStep();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  // The first entry is in memory alone: after a reload it is asked for again.
  const [first] = useState(newPassword.read);

  const save = useServiceAction(
    async (again: string) => {
      await sendSurely(() => setPaymentPassword({ password: first, again }));
      newPassword.forget();
      await steps.clear();
      setDone(true);
    },
    {
      changes: true,
      after: () => {
        newPassword.forget();
        navigate.replace('FGP21510');
      },
    },
  );

  const footer = isDone ? (
    <BottomBar>
      <Button variant="secondary" action="how" onClick={() => navigate.replace('FGP10100')}>
        {t.how}
      </Button>
      <Button action="pay" onClick={() => navigate.replace('FGP31000')}>
        {t.pay}
      </Button>
    </BottomBar>
  ) : (
    first !== '' && (
      <BottomBar>
        <Button action="enter" isBusy={save.isRunning} onClick={() => setOpen(true)}>
          {t.enterAgain}
        </Button>
      </BottomBar>
    )
  );
  return (
    <Screen title={t.title} {...(isDone ? {} : { step: { current: 2, total: 2 } })} footer={footer}>
      {isDone ? (
        <ResultPage kind="success" title={t.done} description={t.doneText} />
      ) : first === '' ? (
        <Nowhere title={t.title} description={t.lost} label={t.restart} to="FGP21510" />
      ) : (
        <ServiceLead title={t.confirmLead} />
      )}
      <SecureKeypad
        isOpen={isOpen}
        title={t.keypadAgain}
        encrypt={encryptField}
        onDone={(encrypted) => {
          setOpen(false);
          void save.run(encrypted);
        }}
        onClose={() => setOpen(false)}
      />
    </Screen>
  );
}
