import { encryptField } from '@wallet/kit/api';
import { MainButton, Screen, useAction, usePerson, useWallet } from '@wallet/kit/app';
import { Card, InlineNotice, Lead } from '@wallet/kit/ui';
import { joinForest } from '../api/memberCalls.ts';
import { joining, known } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';
import { MemberFacts } from '../parts/MemberFacts.tsx';
import { joinPassword } from '../state/joinPassword.ts';

export const FTR01008 = joining.step({ needs: known.receipts }, function JoinConfirm({ draft, goOn, clear }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const toAccount = () => navigate.push('FTR01005');
  const join = useAction(
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
    {
      on: {
        FTR_ID_TAKEN: toAccount,
        FTR_PASSWORD_WEAK: toAccount,
        FTR_MEMBER_EXISTS: () => navigate.replace('FTR01010'),
        FTR_PHONE_NOT_VERIFIED: () => goOn('FTR01003', { phoneCheckId: '' }),
      },
    },
  );
  return (
    <Screen>
      <Lead title={t.joinConfirm.ask} />
      <Card tone="soft">
        <MemberFacts member={draft} />
      </Card>
      {joinPassword.value === '' ? (
        <>
          <InlineNotice tone="warning">{t.joinConfirm.passwordGone}</InlineNotice>
          <MainButton action="enterPassword" run={toAccount}>
            {t.joinConfirm.enterPassword}
          </MainButton>
        </>
      ) : (
        <MainButton action="submit" run={join}>
          {t.joinConfirm.join}
        </MainButton>
      )}
    </Screen>
  );
});
