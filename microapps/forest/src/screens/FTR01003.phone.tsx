import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice } from '@wallet/kit/ui';
import { answerPhoneCode, extendPhoneCode, sendPhoneCode } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { type JoinDraft, joinProgress } from '../model/membership.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { PhoneCheckForm } from '../parts/PhoneCheckForm.tsx';
import text from '../parts/text.module.css';
import { useJoinStep } from '../state/useJoinStep.ts';

export function FTR01003() {
  const t = messages.use();
  const { of, save } = useJoinStep('phone');
  return (
    <Screen title={t.phone.title} of={of} step={joinProgress('phone')}>
      {(draft) => (draft ? <PhoneStep draft={draft} save={save} /> : <Nothing kind="join" to="FTR01001" />)}
    </Screen>
  );
}

const calls = { send: sendPhoneCode, extend: extendPhoneCode, answer: answerPhoneCode };

interface PhoneStepProps {
  draft: JoinDraft;
  save: (draft: JoinDraft) => Promise<void>;
}

function PhoneStep({ draft, save }: PhoneStepProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const next = () => navigate.push('FTR01004');
  return (
    <>
      <p className={text.lead}>{t.phone.lead}</p>
      {draft.phoneCheckId !== '' && (
        <>
          <InlineNotice tone="success">{t.phone.done({ phone: draft.phone })}</InlineNotice>
          <BottomBar>
            <Button action="next" onClick={next}>
              {t.next}
            </Button>
          </BottomBar>
        </>
      )}
      {draft.phoneCheckId === '' && (
        <PhoneCheckForm
          calls={calls}
          phone={draft.phone}
          onChecked={async (phone, phoneCheckId) => {
            await save({ ...draft, phone, phoneCheckId });
            next();
          }}
        />
      )}
    </>
  );
}
