import { BankMark, Flag, IconTile } from '@wallet/kit/ui';
import { type Means, type MeansChoice, meansCurrencies } from '../model/means.ts';

interface MeansTileProps {
  means: MeansChoice & Partial<Means>;
  size?: 'small' | 'medium' | 'large';
}

/** The face of what is paid from: points, an account, the flag of a balance in another coin. */
export function MeansTile({ means: { code, currency, bank }, size = 'large' }: MeansTileProps) {
  if (code === '1') return <IconTile picture="point" size={size} />;
  if (code === '2' && bank?.code) return <BankMark code={bank.code} size={size} />;
  if (code === '2') return <IconTile picture="account" size={size} />;
  return <Flag of={code === '3' ? (currency ?? '') : meansCurrencies[code]} isInline={size === 'small'} />;
}
