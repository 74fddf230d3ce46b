import { encryptField } from '@wallet/kit/api';
import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { keepPinStep, type PinStep, readPinStep } from '@wallet/kit/common';
import { BottomBar, Button, ResultPage, SecureKeypad } from '@wallet/kit/ui';
import { useState } from 'react';
import { useSetPassword } from '../flows/useSetPassword.ts';
import { useStep } from '../flows/useStep.ts';
import { uncertain } from '../messages/uncertain.ts';
import { Nowhere } from '../parts/Nowhere.tsx';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import { useService } from '../parts/useService.ts';
import { newPassword } from '../state/newPassword.ts';

/** Refusals that make the customer choose anew: too simple, not the same, the present one, sealed too long ago. */
const ofPasswords: readonly string[] = ['UBFR0323', 'UBFR0324', 'UBFR0335', '4001'];
/** The number that who knew the present password was given is used up or too old: they show once more that they may. */
const PROOF_MISSING = 'UBFR0334';

export function FGP21520() {
  const { password: t } = useService();
  const step = useStep(readPinStep, 'FGP10000');
  if (!step) return <Screen title={t.titles.first} state="loading" />;
  return <ConfirmPin step={step} />;
}

function ConfirmPin({ step }: { step: PinStep }) {
  const { password: t } = useService();
  const { navigate, session } = useWallet();
  const setPassword = useSetPassword();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const [entered, setAgain] = useState('');
  // The first entry is in memory alone: after a reload it is asked for again.
  const [known] = useState(newPassword.read);

  const save = useAction(
    async (again: string) => {
      if (!known) return;
      setAgain(again);
      const { first: password, proof } = known;
      await setPassword({ password, again, ...(proof && { proof }) }, step);
      setDone(true);
    },
    {
      lostWords: uncertain,
      onRefusal: async (code) => {
        setAgain('');
        if (code === PROOF_MISSING) {
          newPassword.forget();
          await keepPinStep(session, { ...step, how: step.how === 'first' ? 'change' : step.how });
        } else if (ofPasswords.includes(code)) newPassword.beginAgain();
        else return;
        navigate.replace('FGP21510');
      },
    },
  );

  const footer = isDone ? (
    <DoneButtons step={step} />
  ) : (
    known && (
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
  const done = step.how === 'first' ? { title: t.done, text: t.doneText } : t.changed;
  return (
    <Screen
      title={t.titles[step.how]}
      {...(isDone ? {} : { step: { current: 2, total: 2 } })}
      footer={footer}
    >
      {isDone ? (
        <ResultPage kind="success" title={done.title} description={done.text} />
      ) : known ? (
        <ServiceLead title={t.confirmLead}>{t.which}</ServiceLead>
      ) : (
        <Nowhere title={t.titles[step.how]} description={t.lost} label={t.restart} to="FGP21510" />
      )}
      <SecureKeypad
        isOpen={isOpen}
        title={t.keypadAgain}
        description={t.which}
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

function DoneButtons({ step: { how, returnTo = 'FGP61200' } }: { step: PinStep }) {
  const { password: t } = useService();
  const { navigate } = useWallet();
  if (how !== 'first') {
    return (
      <BottomBar>
        <Button action="done" onClick={() => navigate.replace(returnTo)}>
          {t.back}
        </Button>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      <Button variant="secondary" action="how" onClick={() => navigate.replace('FGP10100')}>
        {t.how}
      </Button>
      <Button action="pay" onClick={() => navigate.replace('FGP31000')}>
        {t.pay}
      </Button>
    </BottomBar>
  );
}
