import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, Card, InlineNotice, KeyValue, Money, RadioGroup } from '@wallet/kit/ui';
import { useState } from 'react';
import { readSummary } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { hasRemains } from '../model/wallet.ts';
import { JoinFirst } from '../parts/JoinFirst.tsx';
import { Lead } from '../parts/Lead.tsx';
import styles from '../parts/text.module.css';

const reasons = ['01', '02', '03', '04', '05'] as const;
type Reason = (typeof reasons)[number];

/** Leaving begins: what is lost, and why. With points left nobody leaves. */
export function FPO9A000() {
  const { leaving: t, unit } = messages.use().wallet;
  const { navigate, session, manifest } = useWallet();
  const load = useLoad((signal) => readSummary(undefined, { signal }), [], { onResume: 'reload' });
  const [reason, setReason] = useState<Reason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const summary = load.data;
  const remains = summary !== undefined && hasRemains(summary);
  const mayLeave = summary !== undefined && summary.walletNo !== '' && !remains;
  const withdrawal = ['FPO23100'].find((code) => code in manifest.screens);

  async function next() {
    setMissing(reason === '');
    if (reason === '') return;
    await session.setStepParam('point', { kind: 'leave', reason });
    navigate.push('FPO9B000');
  }
  return (
    <Screen
      title={t.title}
      of={load}
      footer={
        mayLeave && (
          <BottomBar>
            <Button full variant="danger" action="next" onClick={() => void next()}>
              {messages.current().wallet.next}
            </Button>
          </BottomBar>
        )
      }
    >
      {({ walletNo, points, foreign }) =>
        walletNo === '' ? (
          <JoinFirst />
        ) : (
          <>
            <Lead title={t.lead} />
            <div className={styles.form}>
              <InlineNotice tone="warning">
                <ul className={styles.plain}>
                  {t.losses.map((loss) => (
                    <li key={loss}>{loss}</li>
                  ))}
                </ul>
              </InlineNotice>
              {remains ? (
                <>
                  <Card tone="soft">
                    <KeyValue
                      rows={[
                        {
                          label: t.remainsLabel,
                          value: <Money amount={points} unit={unit} />,
                        },
                        ...foreign.map(({ currency, amount }) => ({
                          label: currency,
                          value: <Money amount={amount} unit={currency} />,
                        })),
                      ]}
                    />
                  </Card>
                  <InlineNotice tone="danger" messageId="pointsRemain">
                    {t.remains}
                  </InlineNotice>
                  {withdrawal && (
                    <Button full action="withdraw" onClick={() => navigate.push(withdrawal)}>
                      {t.withdraw}
                    </Button>
                  )}
                </>
              ) : (
                <RadioGroup<Reason>
                  field="reason"
                  legend={t.reason}
                  value={reason}
                  onChange={setReason}
                  options={reasons.map((value) => ({ value, label: t.reasons[value] }))}
                  problem={isMissing && reason === '' ? { id: 'chooseOne' } : null}
                />
              )}
            </div>
          </>
        )
      }
    </Screen>
  );
}
