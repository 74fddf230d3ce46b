import { ApiError } from '@wallet/kit/api';
import { Screen, useWallet } from '@wallet/kit/app';
import type { Person } from '@wallet/kit/session';
import { BottomBar, Bullets, Button, Card, confirm, Lead, RadioGroup, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { withdraw } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { knownOf } from '../model/knownOf.ts';
import { useLostAnswer } from '../parts/useLostAnswer.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { VerifyPerson } from './VerifyPerson.tsx';

const reasons = ['01', '02', '03', '04'] as const;
type Reason = (typeof reasons)[number];

/** Leaving the wallet: why, who, and once more whether; nothing of it can be undone. */
export function LeaveWallet({ person, onBack }: { person: Person; onBack: () => void }) {
  const { leave: t } = messages.use();
  const { session, navigate } = useWallet();
  const [reason, setReason] = useState<Reason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const [isVerifying, setVerifying] = useState(false);
  // Who has left is not signed in any more.
  const settle = useLostAnswer(({ status }) => status === 401);
  const leave = useMemberAction(async (checkId: string) => {
    if (!(await confirm({ id: 'leaveWallet', text: t.ask, danger: t.submit }))) return onBack();
    try {
      await settle(withdraw({ checkId, reason: reason || '04' }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // A session that has ended on its own: that is told, or it is renewed and the customer goes on.
      await session.reread();
      return;
    }
    navigate.replace('FME92000');
    await session.leave();
  });

  if (isVerifying) {
    return (
      <Screen title={t.title} onBack={() => setVerifying(false)}>
        <Lead title={t.verifyLead}>{t.verifyText}</Lead>
        <VerifyPerson
          purpose="withdraw"
          known={knownOf(person)}
          onVerified={async ({ checkId }) => {
            await leave.run(checkId);
          }}
        />
      </Screen>
    );
  }
  function next() {
    setMissing(reason === '');
    if (reason !== '') setVerifying(true);
  }
  return (
    <Screen
      title={t.title}
      onBack={onBack}
      footer={
        <BottomBar>
          <Button full variant="danger" action="next" isReady={reason !== ''} onClick={next}>
            {t.next}
          </Button>
        </BottomBar>
      }
    >
      <Lead title={t.lead} />
      <Card tone="soft">
        <Section title={t.lossesTitle}>
          <Bullets texts={t.losses} />
        </Section>
      </Card>
      <RadioGroup<Reason>
        field="reason"
        legend={t.reason}
        value={reason}
        onChange={setReason}
        options={reasons.map((value) => ({ value, label: t.reasons[value] }))}
        problem={isMissing && reason === '' ? { id: 'chooseOne' } : null}
      />
    </Screen>
  );
}
