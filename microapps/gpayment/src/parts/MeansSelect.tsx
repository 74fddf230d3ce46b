import { SheetSelect } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isSameMeans, type Means, type MeansChoice } from '../model/means.ts';
import { MeansTile } from './MeansTile.tsx';
import { PayAmount } from './PayAmount.tsx';
import styles from './pay.module.css';
import { useMeansName } from './useMeansName.ts';

interface MeansSelectProps {
  means: readonly Means[];
  value: MeansChoice | undefined;
  onChange: (chosen: Means) => void;
  /** over an amount */
  isPill?: boolean;
}

const optionOf = ({ code, account }: MeansChoice) => `${code}:${account}`;

/** What is paid from, and what is in it. */
export function MeansSelect({ means, value, onChange, isPill = false }: MeansSelectProps) {
  const { home: t } = messages.use().pay;
  const meansName = useMeansName();
  const chosen = value && means.find((each) => isSameMeans(each, value));
  const usable = chosen && (
    <span className={isPill ? styles.usable : undefined} data-part="balance">
      {t.balance} <PayAmount minor={chosen.balance} currency={chosen.currency} />
    </span>
  );
  return (
    <>
      <SheetSelect
        field="means"
        {...(isPill
          ? { isPill, leading: chosen && <MeansTile means={chosen} size="small" /> }
          : chosen && {
              item: {
                leading: <MeansTile means={chosen} size="medium" />,
                description: usable,
                ...(means.length > 1 && { value: t.change }),
              },
            })}
        label={t.means}
        options={means.map((each) => ({
          value: optionOf(each),
          title: meansName(each),
          ...(each.alias ? { description: each.alias } : {}),
        }))}
        value={chosen ? optionOf(chosen) : ''}
        onChange={(option) => {
          const next = means.find((each) => optionOf(each) === option);
          if (next) onChange(next);
        }}
      />
      {isPill && usable}
    </>
  );
}
