import { Screen, useLeaveGuard, useLoad, useWallet } from '@wallet/kit/app';
import { EmptyState, KeyValue, PaymentCode } from '@wallet/kit/ui';
import { messages } from '../../messages/index.ts';
import { say } from '../../messages/say.ts';
import { type Network, offers, screenFor } from './network.ts';
import { openDetail } from './openDetail.ts';
import { PayEndPage } from './PayEndPage.tsx';
import styles from './pay.module.css';
import { type PayPlace, readPayPlace } from './readPayPlace.ts';
import { useCustomerCode } from './useCustomerCode.ts';
import { useMeansName } from './useMeansName.ts';

/** The customer shows a code and is told at once when it has been paid by (2-payment s4, CPM). */
export function ShowCode({ network }: { network: Network }) {
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
  const { navigate } = useWallet();
  const meansName = useMeansName();
  const { code, isLive, problem, ended, renew, askAgain, tell, restart } = useCustomerCode(
    place.nation.code,
    chosen,
  );
  useLeaveGuard(isLive);

  if (ended) {
    return (
      <Screen title={t.end.title} onBack={() => navigate.replace(screenFor('FGP31000', place.nation.code))}>
        <PayEndPage
          mode="cpm"
          end={ended.end}
          onAskAgain={() => void askAgain()}
          onSeen={tell}
          onDone={() => navigate.replace(screenFor('FGP31000', place.nation.code))}
          onAgain={restart}
          onDetail={(paid) => openDetail(navigate, paid)}
        />
      </Screen>
    );
  }
  return (
    <Screen title={t.code.title}>
      <p className={styles.lead}>{t.code.lead}</p>
      <div className={styles.block}>
        <PaymentCode
          code={code}
          onRenew={renew}
          problem={problem?.id ?? null}
          {...(problem?.text === undefined ? {} : { problemText: problem.text })}
        />
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
