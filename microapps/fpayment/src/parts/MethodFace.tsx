import { BankMark, IconTile } from '@wallet/kit/ui';
import type { Balances } from '../model/balances.ts';

interface MethodFaceProps {
  isPoints: boolean;
  account: Balances['account'];
  size: 'small' | 'large';
}

/** The face of what pays: points, or the bank of the account. */
export function MethodFace({ isPoints, account, size }: MethodFaceProps) {
  if (!isPoints && account) return <BankMark code={account.bankCode} size={size} />;
  return <IconTile picture={isPoints ? 'point' : 'account'} size={size} />;
}
