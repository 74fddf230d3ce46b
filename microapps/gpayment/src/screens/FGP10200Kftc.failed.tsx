import { FailedLoginPage } from '../flows/FailedLoginPage.tsx';

export function FGP10200Kftc() {
  return <FailedLoginPage isKftc />;
}
