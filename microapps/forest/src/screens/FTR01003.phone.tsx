import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice, PhoneVerification } from '@wallet/kit/ui';
import { answerPhoneCode, extendPhoneCode, sendPhoneCode } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { joinProgress } from '../model/membership.ts';
import { phoneText } from '../model/phoneText.ts';
import { Nothing } from '../parts/Nothing.tsx';
import text from '../parts/text.module.css';
import { useForestAction } from '../parts/useForestAction.ts';
import { useJoinStep } from '../state/useJoinStep.ts';

export function FTR01003() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { of, save } = useJoinStep('phone');
  // What the forest service refuses is told by its own dialogs; the code stays to be corrected.
  const send = useForestAction(sendPhoneCode);
  const extend = useForestAction(extendPhoneCode);
  const check = useForestAction(async (answer: { id: string; code: string }) => {
    await answerPhoneCode(answer);
    return true;
  });
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
              <PhoneVerification
                calls={{ send: send.run, extend: extend.run, check: check.run }}
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
