import { ScanMerchant } from './paying/ScanMerchant.tsx';

export function FGP31200() {
  return <ScanMerchant network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31200Kftc() {
  return <ScanMerchant network="kftc" />;
}
