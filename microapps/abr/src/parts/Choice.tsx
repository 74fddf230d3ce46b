import { type Load, MainButton } from '@wallet/kit/app';
import type { PeopleCounts } from '@wallet/kit/booking';
import { ErrorState, KeyValue, Note, PeoplePicker, Section, Skeleton } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { Kind } from '../model/price.ts';

/** What the chosen day has, once it is known. */
export function OfDay<T>({ load, children }: { load: Load<T | null>; children: (data: T) => ReactNode }) {
  if (load.state === 'error')
    return <ErrorState messageId={load.error?.messageId ?? 'requestFailed'} onRetry={load.reload} />;
  if (load.state === 'loading' && !load.data) return <Skeleton />;
  return load.data ? children(load.data) : null;
}

interface PeopleProps {
  prices: readonly { kind: Kind; price: number }[];
  most: number;
  value: PeopleCounts<Kind>;
  onChange: (value: PeopleCounts<Kind>) => void;
}

/** Who comes, by kind and price. */
export function People({ prices, most, value, onChange }: PeopleProps) {
  const t = messages.use();
  return (
    <Section title={t.people}>
      <PeoplePicker
        kinds={prices.map((one) => ({ ...one, label: t.kinds[one.kind] }))}
        most={most}
        unit={t.unit}
        value={value}
        onChange={onChange}
      />
      <Note>{t.proof}</Note>
    </Section>
  );
}

/** The sums of what is chosen, the last of them what is paid; and the way on. */
export function Sums({
  rows,
  isReady,
  run,
}: {
  rows: readonly (readonly [string, number])[];
  isReady: boolean;
  run: () => unknown;
}) {
  const t = messages.use();
  return (
    <>
      <KeyValue
        rows={rows.map(([label, amount], at) => ({
          label,
          value: t.price({ amount }),
          isStrong: at === rows.length - 1,
        }))}
      />
      <MainButton run={run} disabled={!isReady}>
        {t.next}
      </MainButton>
    </>
  );
}
