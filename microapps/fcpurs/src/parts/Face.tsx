import { Flag, IconTile } from '@wallet/kit/ui';

/** Money in a currency: won lie in the account, the others under their flag. Large, as a question stands under it. */
export function Face({ of }: { of: string }) {
  return of === 'KRW' ? <IconTile picture="account" size="large" /> : <Flag of={of} isLarge />;
}
