import { encryptField } from '@wallet/kit/api';
import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, ResultPage, SecureKeypad } from '@wallet/kit/ui';
import { useState } from 'react';
import { Nowhere } from '../parts/Nowhere.tsx';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import { useService } from '../parts/useService.ts';
import { newPassword } from '../state/newPassword.ts';
import { useServiceAction } from './service/useServiceAction.ts';
import { useSetPassword } from './service/useSetPassword.ts';

/** Refusals that make the customer choose anew. */
const ofPasswords: readonly string[] = ['UBFR0323', 'UBFR0324'];

export function FGP21520() {
  const { password: t } = useService();
  const { navigate } = useWallet();
  const setPassword = useSetPassword();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const [entered, setAgain] = useState('');
  // The first entry is in memory alone: after a reload it is asked for again.
  const [first] = useState(newPassword.read);

  const save = useServiceAction(
    async (again: string) => {
      setAgain(again);
      await setPassword({ password: first, again });
      setDone(true);
    },
    {
      changes: true,
      after: (code) => {
        setAgain('');
        if (!ofPasswords.includes(code)) return;
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
        {entered === '' ? (
          <Button action="enter" isBusy={save.isRunning} onClick={() => setOpen(true)}>
            {t.enterAgain}
          </Button>
        ) : (
          // An end that stayed open: the same again, which is done once.
          <Button action="finish" isBusy={save.isRunning} onClick={() => void save.run(entered)}>
            {t.finish}
          </Button>
        )}
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
