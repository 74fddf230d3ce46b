import { EnterAmount } from './paying/EnterAmount.tsx';

export function FGP31510() {
  return <EnterAmount network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31510Kftc() {
  return <EnterAmount network="kftc" />;
}
