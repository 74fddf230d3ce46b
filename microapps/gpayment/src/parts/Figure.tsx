import { Money } from '@wallet/kit/ui';
import { isShown, type WireAmount } from '../model/history.ts';

/** An amount of a transaction with its currency; a dash for what is none. */
export function Figure({
  of,
  size = 'body',
  isIn = false,
}: {
  of: WireAmount;
  size?: 'body' | 'large';
  isIn?: boolean;
}) {
  if (!isShown(of)) return <>-</>;
  return (
    <Money
      amount={of.amount}
      size={size}
      isIn={isIn}
      {...(of.currency === 'KRW' ? {} : { unit: of.currency })}
    />
  );
}
