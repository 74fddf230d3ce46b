import { FailedLoginPage } from './service/FailedLoginPage.tsx';

export function FGP10200Kftc() {
  return <FailedLoginPage isKftc />;
}
