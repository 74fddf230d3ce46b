import { ApiError } from '@wallet/kit/api';
import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { confirm, EmptyState } from '@wallet/kit/ui';
import { useState } from 'react';
import { readMerchantCode, requestPayment } from '../api/merchantCalls.ts';
import { CodeScanner } from '../flows/CodeScanner.tsx';
import { type PayPlace, readPayPlace } from '../flows/readPayPlace.ts';
import { merchant } from '../flows/steps.ts';
import { tellPayError } from '../flows/tellPayError.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { choiceOf, type Means } from '../model/means.ts';
import type { ScannedCode } from '../model/merchantPayment.ts';
import type { Nation } from '../model/nation.ts';
import { type Network, networkOf, screenFor } from '../model/network.ts';
import { savePayChoice } from '../state/payChoice.ts';

type Chosen = Pick<PayPlace, 'nation' | 'nations'> & { chosen: Means };

/** Ours: the country of a shop whose code was refused. */
const refused = v.object({ body: v.object({ recvNatnlCd: v.string() }) });

function nationOfRefusal(error: unknown): string | undefined {
  const told = error instanceof ApiError ? v.safeParse(refused, error.payload) : undefined;
  return told?.success ? told.output.body.recvNatnlCd : undefined;
}

export function FGP31200() {
  return <ScanMerchant network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31200Kftc() {
  return <ScanMerchant network="kftc" />;
}

/** The merchant's code: read by the camera or entered (2-payment s4, MPM). */
function ScanMerchant({ network }: { network: Network }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const draft = merchant.useDraft();
  const place = useLoad((signal) => readPayPlace(session, network, signal), [network]);
  const [isReading, setReading] = useState(false);

  async function read(code: string, found: PayPlace) {
    if (!found.chosen || isReading) return undefined;
    setReading(true);
    try {
      return await goOn(code, { ...found, chosen: found.chosen });
    } catch (error) {
      if (!(await offerOtherMeans(error))) await tellPayError(error);
      return undefined;
    } finally {
      setReading(false);
    }
  }

  /** True where the code led on. */
  async function goOn(code: string, here: Chosen): Promise<true | undefined> {
    let at = here;
    let scan: ScannedCode;
    try {
      scan = await readMerchantCode({ code, nation: here.nation.code });
    } catch (error) {
      // The shop's country is told with the refusal, where the service tells it.
      const there = here.nations.find((each) => each.code === nationOfRefusal(error));
      if (!there || there.code === here.nation.code) throw error;
      const moved = await moveTo(there, here);
      return moved && goOn(code, moved);
    }
    if (scan.currency !== here.nation.currency) {
      const there = here.nations.find(({ currency }) => currency === scan.currency);
      const moved = there && (await moveTo(there, here));
      if (there && !moved) return undefined;
      at = moved ?? here;
    }
    const means = choiceOf(at.chosen);
    const step = { nation: at.nation.code, means, bank: at.chosen.bank, scan };
    if (scan.amount === null) {
      await draft.begin(step);
      navigate.push(screenFor('FGP31510', at.nation.code));
    } else {
      const quote = await requestPayment({ scan, amount: scan.amount, means });
      await draft.begin({ ...step, quote });
      navigate.push(screenFor('FGP31520', at.nation.code));
    }
    return true;
  }

  /** To another country, if the customer says so; undefined where they do not, or where its code is read elsewhere. */
  async function moveTo(there: Nation, here: Chosen): Promise<Chosen | undefined> {
    const name = say(there.name);
    const question = { id: 'otherNation', text: t.scan.otherNation({ name }) };
    if (!(await confirm({ ...question, confirmLabel: t.scan.switchTo({ name }) }))) return undefined;
    await savePayChoice(session, { nation: there.code, means: choiceOf(here.chosen) });
    if (networkOf(there.code) !== network) {
      navigate.replace(screenFor('FGP31200', there.code));
      return undefined;
    }
    // What can be paid from is the country's: a balance in the other's currency may not do here.
    const { chosen, ...rest } = await readPayPlace(session, network, new AbortController().signal);
    return chosen && { ...rest, chosen };
  }

  /** What is chosen does not hold enough for a shop's own amount: something else may. */
  async function offerOtherMeans(error: unknown): Promise<boolean> {
    const refusal = error instanceof ApiError ? messages.refusal(error.code) : undefined;
    if (refusal?.id !== 'notEnough') return false;
    if (await confirm({ ...refusal, confirmLabel: t.scan.changeMeans })) {
      navigate.push(network === 'kftc' ? 'FGP31000Kftc' : 'FGP31000');
    }
    return true;
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
