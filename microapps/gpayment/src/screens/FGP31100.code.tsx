import { AskPaymentPin, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { EmptyState, KeyValue, PresentedCode } from '@wallet/kit/ui';
import { type PayPlace, readPayPlace } from '../flows/readPayPlace.ts';
import { useCustomerCode } from '../flows/useCustomerCode.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Network, offers, screenFor } from '../model/network.ts';
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

function LiveCode({ place, chosen }: { place: PayPlace; chosen: NonNullable<PayPlace['chosen']> }) {
  const t = messages.use().pay;
  const meansName = useMeansName();
  const { at, open, restart } = useCustomerCode(place.nation.code, chosen);
  const home = screenFor('FGP31000', place.nation.code);

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
            problem={problem?.id ?? null}
            {...(problem && 'text' in problem && { problemText: problem.text })}
          />
        )}
      </div>
      <div className={styles.block}>
        <KeyValue
          rows={[
            { label: t.home.nation, value: `${say(place.nation.name)} · ${place.nation.currency}` },
            { label: t.code.paidFrom, value: meansName(chosen) },
          ]}
        />
      </div>
      <p className={styles.note}>{t.code.how}</p>
      <p className={styles.note}>{t.code.once}</p>
    </Screen>
  );
}
