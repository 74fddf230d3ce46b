import { FailedLoginPage } from '../flows/FailedLoginPage.tsx';

export function FGP10200() {
  return <FailedLoginPage />;
}
