import {
  AmountPad,
  Badge,
  CodeField,
  FromTo,
  IconTile,
  MeansPill,
  Money,
  Pass,
  QrCode,
  TransactionHead,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

const most = 1_000_000;

/** A sum with its keypad, a code that was sent, and what is shown at a door. */
export function MoneySamples() {
  const t = messages.use().gallery.money;
  const [amount, setAmount] = useState<number | null>(50_000);
  const [baht, setBaht] = useState<number | null>(12_550);
  const [code, setCode] = useState('472');
  const isTooMuch = amount !== null && amount > most;
  return (
    <>
      <Sample title={t.amount} of={['AmountPad', 'MeansPill']}>
        <AmountPad
          field="sampleAmount"
          label={t.amount}
          value={amount}
          onChange={setAmount}
          means={
            <MeansPill leading={<IconTile picture="account" size="small" />} onChange={() => toast(t.means)}>
              {t.means}
            </MeansPill>
          }
          max={most}
          problem={isTooMuch ? t.tooMuch : undefined}
          result={t.result}
          quickAmounts={[10_000, 50_000, 100_000]}
        />
        <AmountPad
          field="sampleBaht"
          label={t.abroad}
          value={baht}
          onChange={setBaht}
          unit="THB"
          decimals={2}
          result={t.inWon}
          quickAmounts={[10_000, 50_000]}
        />
      </Sample>
      <Sample title={t.move} of={['FromTo']}>
        <FromTo
          from={<IconTile picture="account" size="large" />}
          to={<IconTile picture="point" size="large" />}
          title={t.sentence}
        />
      </Sample>
      <Sample title={t.transaction} of={['TransactionHead']}>
        <TransactionHead
          face={<IconTile picture="fpayment" size="large" />}
          name={t.shop}
          figure={<Money amount={4500} size="large" />}
          state={<Badge tone="danger">{t.cancelled}</Badge>}
          isCancelled
        >
          {t.cameBack}
        </TransactionHead>
      </Sample>
      <Sample title={t.code} of={['CodeField']}>
        <CodeField
          field="sampleCode"
          label={t.code}
          hint={t.left}
          value={code}
          onChange={setCode}
          onFull={() => toast(t.full)}
        />
        <CodeField
          field="sampleWrongCode"
          label={t.code}
          value="123456"
          onChange={() => {}}
          problem={{ id: 'invalidFormat' }}
        />
      </Sample>
      <Sample title={t.pass} of={['Pass']}>
        <div className={styles.passes}>
          <Pass
            title={t.forest}
            state="valid"
            badge={t.today}
            picture="forest"
            facts={[
              { label: t.day, value: '11.22' },
              { label: t.people, value: '2' },
              { label: t.cars, value: '1' },
            ]}
            code={<QrCode value="FT20261122000001" label={t.qr} />}
            number="FT20261122000001"
            note={t.bright}
          />
          <Pass title={t.forest} state="used" picture="forest" facts={[{ label: t.day, value: '11.08' }]} />
          <Pass title={t.coupon} state="cancelled" />
          <Pass
            title={t.ride}
            state="valid"
            badge={t.today}
            isUrgent
            picture="rail"
            way={{ from: { name: t.seoul, at: '10:34' }, to: { name: t.busan, at: '13:12' }, by: 'KTX 019' }}
          />
          <Pass
            title={t.person}
            state="valid"
            isCard
            picture="book"
            facts={[{ label: t.people, value: '2' }]}
          />
        </div>
      </Sample>
    </>
  );
}
