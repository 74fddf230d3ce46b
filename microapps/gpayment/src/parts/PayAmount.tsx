import { type Currency, fromMinorUnits } from '@wallet/kit/format';
import { Money } from '@wallet/kit/ui';

interface PayAmountProps {
  minor: number;
  currency: Currency;
  size?: 'body' | 'large';
}

/** An amount in its own currency: won as 원, others by their code. */
export function PayAmount({ minor, currency, size = 'body' }: PayAmountProps) {
  const amount = fromMinorUnits(minor, currency);
  return <Money amount={amount} size={size} {...(currency === 'KRW' ? {} : { unit: currency })} />;
}
