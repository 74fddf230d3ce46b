import { encryptField } from '@wallet/kit/api';
import { Screen, useAction, useLeaveGuard, useLoad, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, Card, EmptyState, InlineNotice, LongWork, SecureKeypad } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { refusalOf } from '../model/refusals.ts';
import { factsOf, type PayRequest } from '../model/step.ts';
import { PaymentFacts } from '../parts/PaymentFacts.tsx';
import text from '../parts/text.module.css';
import { lastOutcome } from '../state/lastOutcome.ts';
import { forgetTold, type Outcome, payOrder } from '../state/payOrder.ts';
import { useStep } from '../state/useStep.ts';
import { useTill } from './useTill.ts';

export function FFQ02400() {
  const t = messages.use();
  const { navigate } = useWallet();
  const step = useStep();
  const load = useLoad(() => step.read());
  if (load.data?.request) return <Confirm request={load.data.request} />;
  return (
    <Screen title={t.confirm.title} of={load}>
      {() => (
        <EmptyState
          title={t.refusals.invalidTransaction}
          action={{ label: t.scan.title, action: 'scanCode', onClick: () => navigate.replace('FFQ02200') }}
        />
      )}
    </Screen>
  );
}

function Confirm({ request }: { request: PayRequest }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const till = useTill();
  const [isAsking, setAsking] = useState(false);
  const [isPinWrong, setPinWrong] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const pay = useAction(async (pin: string) => {
    setPinWrong(false);
    const found = await payOrder(till, factsOf(request), pin);
    if (found.end.kind === 'refused' && !found.isEarlier && refusalOf(found.end.code) === 'pinWrong') {
      await forgetTold(till, found);
      setPinWrong(true);
      return;
    }
    setOutcome(found);
  });
  useLeaveGuard(pay.isRunning);

  // Only when nothing asks any more whether to leave.
  useEffect(() => {
    if (outcome === null || pay.isRunning) return;
    lastOutcome.value = outcome;
    navigate.replace('FFQ02500');
  }, [outcome, pay.isRunning, navigate]);

  const isPaying = pay.isRunning || outcome !== null;
  const footer = (
    <BottomBar>
      <Button action="submit" isBusy={isPaying} onClick={() => setAsking(true)}>
        {t.confirm.pay({ amount: request.amount + request.fee })}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.confirm.title} footer={footer}>
      {isPaying ? (
        <LongWork says={t.confirm.paying} quietFor={0} />
      ) : (
        <p className={text.lead}>{t.confirm.lead}</p>
      )}
      {isPinWrong && (
        <InlineNotice tone="danger" messageId="pinWrong">
          {t.refusals.pinWrong} {t.confirm.pinForgotten}
        </InlineNotice>
      )}
      <Card>
        <PaymentFacts shop={request.shop} split={request} />
      </Card>
      <SecureKeypad
        isOpen={isAsking}
        title={t.confirm.pin}
        description={t.confirm.pinText({
          shop: say(request.shop.name),
          amount: request.amount + request.fee,
        })}
        encrypt={(plain) => encryptField(plain)}
        onDone={(pin) => {
          setAsking(false);
          void pay.run(pin);
        }}
        onClose={() => setAsking(false)}
      />
    </Screen>
  );
}
