import { FailedLoginPage } from './service/FailedLoginPage.tsx';

export function FGP10200() {
  return <FailedLoginPage />;
}
