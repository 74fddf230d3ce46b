import { ApiError } from '@wallet/kit/api';
import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { messageText } from '@wallet/kit/messages';
import { alert, EmptyState } from '@wallet/kit/ui';
import { useState } from 'react';
import { readMerchantCode, requestPayment } from '../../api/merchantCalls.ts';
import { messages } from '../../messages/index.ts';
import { choiceOf } from '../../model/means.ts';
import { payRefusal } from '../../model/payRefusals.ts';
import { saveStep } from '../../state/payStep.ts';
import { CodeScanner } from './CodeScanner.tsx';
import { type Network, screenFor } from './network.ts';
import { type PayPlace, readPayPlace } from './readPayPlace.ts';
import { tellPayError } from './tellPayError.ts';

/** The merchant's code: read by the camera or entered (2-payment s4, MPM). */
export function ScanMerchant({ network }: { network: Network }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const place = useLoad((signal) => readPayPlace(session, network, signal), [network]);
  const [isReading, setReading] = useState(false);

  async function read(code: string, { nation, chosen }: PayPlace) {
    if (!chosen || isReading) return undefined;
    setReading(true);
    const means = choiceOf(chosen);
    try {
      const scan = await readMerchantCode({ code, nation: nation.code });
      const step = { flow: 'mpm', nation: nation.code, means, bank: chosen.bank, scan } as const;
      if (scan.amount === null) {
        await saveStep(session, step);
        navigate.push(screenFor('FGP31510', nation.code));
      } else {
        const quote = await requestPayment({ scan, amount: scan.amount, means });
        await saveStep(session, { ...step, quote });
        navigate.push(screenFor('FGP31520', nation.code));
      }
      return true;
    } catch (error) {
      await tellCodeError(error);
      return undefined;
    } finally {
      setReading(false);
    }
  }

  return (
    <Screen title={t.scan.title} of={place}>
      {(data) =>
        data.chosen ? (
          <CodeScanner lead={t.scan.lead} onCode={(code) => read(code, data)} isPaused={isReading} />
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

/** What is wrong with a code that was read: told in an alert, and another one can be scanned. */
export async function tellCodeError(error: unknown, kind: 'payment' | 'atm' = 'payment'): Promise<void> {
  if (error instanceof ApiError && payRefusal(error.code) === 'codeUnusable') {
    await alert({ id: 'codeUnusable', text: messageText('codeUnusable') });
  } else await tellPayError(error, kind);
}
