import { PayHome } from './paying/PayHome.tsx';

export function FGP31000() {
  return <PayHome network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31000Kftc() {
  return <PayHome network="kftc" />;
}
