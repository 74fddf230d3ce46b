import { ApiError } from '@wallet/kit/api';
import { HoldingsList, Screen, useHoldings, useWallet } from '@wallet/kit/app';
import { LEAVE_HOLDS } from '@wallet/kit/common';
import type { Person } from '@wallet/kit/session';
import { BottomBar, Bullets, Button, Card, confirm, Lead, RadioGroup, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { withdraw } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { knownOf } from '../model/knownOf.ts';
import { useLostAnswer } from '../parts/useLostAnswer.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { markLeft } from '../state/justLeft.ts';
import { VerifyPerson } from './VerifyPerson.tsx';

const reasons = ['01', '02', '03', '04'] as const;
type Reason = (typeof reasons)[number];

/**
 * Leaving the wallet: what the customer has in all services and what happens to it, why they leave, who they are, and
 * once more whether; nothing of it can be undone. While something must be settled first there is no way on.
 */
export function LeaveWallet({ person }: { person: Person }) {
  const { leave: t } = messages.use();
  const { session, navigate } = useWallet();
  const holdings = useHoldings();
  const [reason, setReason] = useState<Reason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const [isVerifying, setVerifying] = useState(false);
  // Who has left is not signed in any more.
  const settle = useLostAnswer(({ status }) => status === 401);
  const leave = useMemberAction(
    async (checkId: string) => {
      if (!(await confirm({ id: 'leaveWallet', text: t.ask, danger: t.submit }))) return navigate.back();
      try {
        await settle(withdraw({ checkId, reason: reason || '04' }));
      } catch (error) {
        if (error instanceof ApiError && error.code === LEAVE_HOLDS) {
          await holdings.onRefused[LEAVE_HOLDS]();
          setVerifying(false);
          return;
        }
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        // A session that has ended on its own: that is told, or it is renewed and the customer goes on.
        await session.reread();
        return;
      }
      markLeft(person.memberId);
      navigate.replace('FME92000');
      await session.leave();
      // Who may have left is not signed in any more: what they had cannot be read again.
    },
    undefined,
    undefined,
    () => undefined,
  );

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
      of={holdings}
      footer={
        holdings.data &&
        !holdings.isBlocked && (
          <BottomBar>
            <Button full variant="danger" action="next" isReady={reason !== ''} onClick={next}>
              {t.next}
            </Button>
          </BottomBar>
        )
      }
    >
      {(held) => (
        <>
          <Lead title={t.lead} />
          <HoldingsList holdings={held} />
          {!holdings.isBlocked && (
            <>
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
            </>
          )}
        </>
      )}
    </Screen>
  );
}
