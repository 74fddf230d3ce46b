import { ChooseNation } from './paying/ChooseNation.tsx';

export function FGP32000() {
  return <ChooseNation network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP32000Kftc() {
  return <ChooseNation network="kftc" />;
}
