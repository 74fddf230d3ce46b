import { AskPaymentPin, Screen, useWallet } from '@wallet/kit/app';
import { Actions, Button, Lead, PresentedCode } from '@wallet/kit/ui';
import { useState } from 'react';
import { paying } from '../flows/paying.ts';
import { useBalances } from '../flows/useBalances.ts';
import { useChosenMeans } from '../flows/useChosenMeans.ts';
import { useMyCode } from '../flows/useMyCode.ts';
import { messages } from '../messages/index.ts';
import type { Balances } from '../model/balances.ts';
import { type Method, methods } from '../model/payment.ts';
import { MethodRow } from '../parts/MethodRow.tsx';
import type { Means } from '../state/useMeans.ts';

export const FFQ02100 = paying.step({ needs: ['method'] }, () => (
  <Screen of={useChosenMeans()}>{(means) => <MyCode chosen={means} />}</Screen>
));

function MyCode({ chosen }: { chosen: Means }) {
  const { code: t } = messages.use();
  const { navigate } = useWallet();
  const balances = useBalances();
  // Chosen at the till it is for this code: what pays all others stays as it is.
  const [means, setMeans] = useState(chosen);
  const { at, make, restart } = useMyCode(means);
  const shown = useShownMeans(means, balances);
  return (
    <>
      {at.step === 'asking' ? (
        <>
          <Lead>{t.pinLead}</Lead>
          <AskPaymentPin
            hint={t.pinHint}
            problem={at.problem}
            returnTo="/fpayment/FFQ01000"
            onPin={(pin) => void make(pin)}
          />
          <MethodRow {...means} balances={balances} />
        </>
      ) : (
        <PresentedCode
          code={at.step === 'shown' ? at.code : null}
          problem={at.step === 'failed' ? at.problem : null}
          onRenew={restart}
          renewal="offered"
          showsNumber
          means={{
            ...shown(means.method),
            choices: {
              options: methods.map((value) => {
                const { name, note } = shown(value);
                return { value, label: name, ...(note === undefined ? {} : { description: note }) };
              }),
              value: means.method,
              onChoose: (method) =>
                void restart().then(() => setMeans({ ...means, method: method as Method })),
            },
          }}
          hint={t.waiting}
        />
      )}
      <Actions>
        <Button full variant="secondary" action="scanInstead" onClick={() => navigate.replace('FFQ02200')}>
          {t.scanInstead}
        </Button>
      </Actions>
    </>
  );
}

/** How a means is called, and what there is of it. */
function useShownMeans({ pointsMost }: Means, { points, account }: Balances) {
  const t = messages.use();
  return (method: Method) => {
    const isCapped = method === 'pointsFirst' && pointsMost !== null;
    const left = method === 'pointsFirst' ? points : (account?.left ?? null);
    const note = method === 'pointsFirst' ? t.code.points : t.code.account;
    return {
      picture: method === 'pointsFirst' ? 'point' : 'account',
      name: isCapped ? t.balances.capped({ amount: pointsMost }) : t.methods[method],
      ...(left !== null && { note: note({ amount: left }) }),
    };
  };
}
