import { ShowCode } from './paying/ShowCode.tsx';

export function FGP31100() {
  return <ShowCode network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31100Kftc() {
  return <ShowCode network="kftc" />;
}
