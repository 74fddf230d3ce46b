import { MainButton, Screen, useAction } from '@wallet/kit/app';
import { phoneText } from '@wallet/kit/format';
import { InlineNotice, Lead, PhoneVerification } from '@wallet/kit/ui';
import { answerPhoneCode, extendPhoneCode, sendPhoneCode } from '../api/memberCalls.ts';
import { joining, known } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';

export const FTR01003 = joining.step({ needs: known.phone }, function Phone({ draft, goOn }) {
  const t = messages.use();
  // What the forest service refuses is told by its own dialogs; the code stays to be corrected.
  const send = useAction(sendPhoneCode);
  const extend = useAction(extendPhoneCode);
  const check = useAction(async (answer: { id: string; code: string }) => {
    await answerPhoneCode(answer);
    return true;
  });
  return (
    <Screen>
      <Lead title={t.phone.ask}>{t.phone.lead}</Lead>
      {draft.phoneCheckId ? (
        <>
          <InlineNotice tone="success">{t.phone.done({ phone: phoneText(draft.phone) })}</InlineNotice>
          <MainButton run={() => goOn('FTR01004')}>{t.next}</MainButton>
        </>
      ) : (
        <PhoneVerification
          calls={{ send: send.run, extend: extend.run, check: check.run }}
          phone={draft.phone}
          onChecked={(phone, phoneCheckId) => goOn('FTR01004', { phone, phoneCheckId })}
        />
      )}
    </Screen>
  );
});
