import { Money } from '@wallet/kit/ui';
import { isShown, type WireAmount } from '../model/history.ts';

/** An amount of a transaction with its currency; a dash for what is none. */
export function Figure({ of, size = 'body' }: { of: WireAmount; size?: 'body' | 'large' }) {
  if (!isShown(of)) return <>-</>;
  return <Money amount={of.amount} size={size} {...(of.currency === 'KRW' ? {} : { unit: of.currency })} />;
}
