import { Screen } from '@wallet/kit/app';
import { Skeleton } from '@wallet/kit/ui';

/** Never seen: its gate leads on to the tickets or to what the service is (R703). */
export function FLY11000() {
  return (
    <Screen>
      <Skeleton lines={3} />
    </Screen>
  );
}
