import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice } from '@wallet/kit/ui';
import { answerPhoneCode, extendPhoneCode, sendPhoneCode } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { joinProgress } from '../model/membership.ts';
import { phoneText } from '../model/phoneText.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { PhoneCheckForm } from '../parts/PhoneCheckForm.tsx';
import text from '../parts/text.module.css';
import { useJoinStep } from '../state/useJoinStep.ts';

const calls = { send: sendPhoneCode, extend: extendPhoneCode, answer: answerPhoneCode };

export function FTR01003() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { of, save } = useJoinStep('phone');
  const isChecked = Boolean(of.data?.phoneCheckId);
  const next = () => navigate.push('FTR01004');
  const footer = isChecked && (
    <BottomBar>
      <Button action="next" onClick={next}>
        {t.next}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.phone.title} of={of} step={joinProgress('phone')} footer={footer}>
      {(draft) =>
        draft === null ? (
          <Nothing kind="join" to="FTR01001" />
        ) : (
          <>
            <p className={text.lead}>{t.phone.lead}</p>
            {isChecked ? (
              <InlineNotice tone="success">{t.phone.done({ phone: phoneText(draft.phone) })}</InlineNotice>
            ) : (
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
        )
      }
    </Screen>
  );
}
