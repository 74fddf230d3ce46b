import { ConfirmPayment } from './paying/ConfirmPayment.tsx';

export function FGP31520() {
  return <ConfirmPayment network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31520Kftc() {
  return <ConfirmPayment network="kftc" />;
}
