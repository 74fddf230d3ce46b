import { encryptField } from '@wallet/kit/api';
import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice } from '@wallet/kit/ui';
import { joinForest } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { type JoinDraft, joinProgress } from '../model/membership.ts';
import { MemberFacts } from '../parts/MemberFacts.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import text from '../parts/text.module.css';
import { useForestAction } from '../parts/useForestAction.ts';
import { joinPassword } from '../state/joinPassword.ts';
import type { Draft } from '../state/useDraft.ts';
import { useJoinStep } from '../state/useJoinStep.ts';

export function FTR01008() {
  const t = messages.use();
  const { of, save, clear } = useJoinStep('confirm');
  if (of.data) return <JoinConfirm draft={of.data} save={save} clear={clear} />;
  return (
    <Screen title={t.joinConfirm.title} of={of} step={joinProgress('confirm')}>
      {() => <Nothing kind="join" to="FTR01001" />}
    </Screen>
  );
}

type JoinConfirmProps = Pick<Draft<JoinDraft>, 'save' | 'clear'> & { draft: JoinDraft };

function JoinConfirm({ draft, save, clear }: JoinConfirmProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const isPasswordGone = joinPassword.value === '';
  const { run, isRunning } = useForestAction(
    async () => {
      const [password, passwordAgain] = await Promise.all([
        encryptField(joinPassword.value),
        encryptField(joinPassword.value),
      ]);
      const isForeigner = person?.isForeigner ?? false;
      await joinForest({ draft, isForeigner, secrets: { password, passwordAgain } });
      joinPassword.value = '';
      await clear();
      navigate.replace('FTR01009');
    },
    async (code) => {
      if (code === 'FTR_ID_TAKEN' || code === 'FTR_PASSWORD_WEAK') navigate.push('FTR01005');
      if (code === 'FTR_MEMBER_EXISTS') navigate.replace('FTR01010');
      if (code !== 'FTR_PHONE_NOT_VERIFIED') return;
      await save({ ...draft, phoneCheckId: '' });
      navigate.push('FTR01003');
    },
  );

  const footer = (
    <BottomBar>
      {isPasswordGone ? (
        <Button action="enterPassword" onClick={() => navigate.push('FTR01005')}>
          {t.joinConfirm.enterPassword}
        </Button>
      ) : (
        <Button action="submit" isBusy={isRunning} onClick={() => void run()}>
          {t.joinConfirm.join}
        </Button>
      )}
    </BottomBar>
  );

  return (
    <Screen title={t.joinConfirm.title} step={joinProgress('confirm')} footer={footer}>
      <p className={text.lead}>{t.joinConfirm.lead}</p>
      <MemberFacts member={draft} />
      {isPasswordGone && <InlineNotice tone="warning">{t.joinConfirm.passwordGone}</InlineNotice>}
    </Screen>
  );
}
