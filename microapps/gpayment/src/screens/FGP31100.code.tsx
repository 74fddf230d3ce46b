import { AskPaymentPin, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { EmptyState, KeyValue, PresentedCode } from '@wallet/kit/ui';
import { useState } from 'react';
import { type PayPlace, readPayPlace } from '../flows/readPayPlace.ts';
import { useCustomerCode } from '../flows/useCustomerCode.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Means, MeansChoice } from '../model/means.ts';
import { type Network, offers, screenFor } from '../model/network.ts';
import { PayAmount } from '../parts/PayAmount.tsx';
import styles from '../parts/pay.module.css';
import { useMeansName } from '../parts/useMeansName.ts';

export function FGP31100() {
  return <ShowCode network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31100Kftc() {
  return <ShowCode network="kftc" />;
}

/** The customer shows a code and is told at once when it has been paid by (2-payment s4, CPM). */
function ShowCode({ network }: { network: Network }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const place = useLoad((signal) => readPayPlace(session, network, signal), [network]);
  const { data } = place;
  if (data && (!data.chosen || !offers(data.nation, 'cpm'))) {
    return (
      <Screen title={t.code.title}>
        <EmptyState
          title={data.chosen ? t.home.notHere : t.home.noMeans}
          action={{
            label: data.chosen ? t.atm.chooseNation : t.home.register,
            action: 'goOn',
            onClick: () => navigate.push(data.chosen ? screenFor('FGP32000', data.nation.code) : 'FGP21300'),
          }}
        />
      </Screen>
    );
  }
  if (!data?.chosen) return <Screen title={t.code.title} of={place} />;
  return <LiveCode place={data} chosen={data.chosen} />;
}

function LiveCode({ place, chosen }: { place: PayPlace; chosen: Means }) {
  const t = messages.use().pay;
  const nameOf = useMeansName();
  // Chosen at the till it is for this code: what pays all others stays as it is.
  const [means, setMeans] = useState(chosen);
  const { at, open, restart } = useCustomerCode(place.nation.code, means);
  const home = screenFor('FGP31000', place.nation.code);
  const keyOf = ({ code, account }: MeansChoice) => `${code}:${account}`;

  const problem = 'problem' in at ? at.problem : null;
  return (
    <Screen title={t.code.title}>
      <p className={styles.lead}>{at.step === 'asking' ? t.code.pinLead : t.code.lead}</p>
      <div className={styles.block}>
        {at.step === 'asking' ? (
          <AskPaymentPin
            hint={t.code.pinHint}
            problem={at.problem}
            returnTo={`/gpayment/${home}`}
            onPin={(pin) => void open(pin)}
          />
        ) : (
          <PresentedCode
            code={at.step === 'shown' ? at.shown.code : null}
            onRenew={restart}
            renewal="offered"
            showsNumber
            problem={problem?.id ?? null}
            {...(problem && 'text' in problem && { problemText: problem.text })}
            means={{
              picture: means.code === '1' ? 'point' : means.code === '2' ? 'account' : 'fxwallet',
              name: nameOf(means),
              note: <PayAmount minor={means.balance} currency={means.currency} />,
              ...(place.means.length > 1 && {
                choices: {
                  options: place.means.map((each) => ({
                    value: keyOf(each),
                    label: nameOf(each),
                    description: <PayAmount minor={each.balance} currency={each.currency} />,
                  })),
                  value: keyOf(means),
                  onChoose: (value) =>
                    void restart().then(() =>
                      setMeans(place.means.find((each) => keyOf(each) === value) ?? means),
                    ),
                },
              }),
            }}
            hint={t.code.how}
          />
        )}
      </div>
      <div className={styles.block}>
        <KeyValue
          rows={[
            { label: t.home.nation, value: `${say(place.nation.name)} · ${place.nation.currency}` },
            ...(at.step === 'asking' ? [{ label: t.code.paidFrom, value: nameOf(means) }] : []),
          ]}
        />
      </div>
      <p className={styles.note}>{t.code.once}</p>
    </Screen>
  );
}
