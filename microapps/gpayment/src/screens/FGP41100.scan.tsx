import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { useState } from 'react';
import { readMachineCode } from '../api/cashCalls.ts';
import { CodeScanner } from '../flows/CodeScanner.tsx';
import { readPayPlace } from '../flows/readPayPlace.ts';
import { cash } from '../flows/steps.ts';
import { tellPayError } from '../flows/tellPayError.ts';
import { messages } from '../messages/index.ts';
import type { Means } from '../model/means.ts';
import { choiceOf } from '../model/means.ts';

/** The code on the screen of a cash machine. */
export function FGP41100() {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const draft = cash.useDraft();
  const [isReading, setReading] = useState(false);
  const place = useLoad(async (signal) => {
    const { nation, means, chosen } = await readPayPlace(session, 'gln', signal);
    // Cash is taken from an account in won only.
    const account = chosen?.code === '2' ? chosen : means.find(({ code }) => code === '2');
    return { nation, account };
  });

  async function read(code: string, account: Means, here: string) {
    if (isReading) return undefined;
    setReading(true);
    try {
      const { nation, ...machine } = await readMachineCode(code);
      await draft.begin({
        nation: nation || here,
        means: choiceOf(account),
        bank: account.bank,
        machine,
      });
      navigate.push('FGP41200');
      return true;
    } catch (error) {
      await tellPayError(error, 'atm');
      return undefined;
    } finally {
      setReading(false);
    }
  }

  return (
    <Screen title={t.scan.atmTitle} of={place}>
      {({ account, nation }) =>
        account ? (
          <CodeScanner
            lead={t.scan.atmLead}
            onCode={(code) => read(code, account, nation.code)}
            isPaused={isReading}
          />
        ) : (
          <EmptyState
            title={t.home.noMeans}
            action={{ label: t.home.register, action: 'register', onClick: () => navigate.push('FGP21300') }}
          />
        )
      }
    </Screen>
  );
}
