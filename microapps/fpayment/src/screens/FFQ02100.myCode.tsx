import { AskPaymentPin, Screen, useWallet } from '@wallet/kit/app';
import { Actions, Button, Lead, Note, PresentedCode } from '@wallet/kit/ui';
import { paying } from '../flows/paying.ts';
import { useBalances } from '../flows/useBalances.ts';
import { useChosenMeans } from '../flows/useChosenMeans.ts';
import { useMyCode } from '../flows/useMyCode.ts';
import { messages } from '../messages/index.ts';
import { MethodRow } from '../parts/MethodRow.tsx';
import type { Means } from '../state/useMeans.ts';

export const FFQ02100 = paying.step({ needs: ['method'] }, () => (
  <Screen of={useChosenMeans()}>{(means) => <MyCode means={means} />}</Screen>
));

function MyCode({ means }: { means: Means }) {
  const { code: t } = messages.use();
  const { navigate } = useWallet();
  const balances = useBalances();
  const { at, make, restart } = useMyCode(means);
  return (
    <>
      <Lead>{at.step === 'asking' ? t.pinLead : t.lead}</Lead>
      {at.step === 'asking' ? (
        <AskPaymentPin
          hint={t.pinHint}
          problem={at.problem}
          returnTo="/fpayment/FFQ01000"
          onPin={(pin) => void make(pin)}
        />
      ) : (
        <PresentedCode
          code={at.step === 'shown' ? at.code : null}
          problem={at.step === 'failed' ? at.problem : null}
          onRenew={restart}
        />
      )}
      <Note>{t.waiting}</Note>
      <MethodRow {...means} balances={balances} />
      <Actions>
        <Button full variant="secondary" action="scanInstead" onClick={() => navigate.replace('FFQ02200')}>
          {t.scanInstead}
        </Button>
      </Actions>
    </>
  );
}
