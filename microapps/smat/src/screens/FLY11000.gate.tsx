import { Screen } from '@wallet/kit/app';

/** Never seen: its gate leads on to the tickets or to what the service is (R703). */
export function FLY11000() {
  return <Screen state="loading" />;
}
