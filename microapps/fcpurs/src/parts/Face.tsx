import { Flag, IconTile } from '@wallet/kit/ui';

/** Money in a currency: won lie in the account, the others under their flag. */
export function Face({ of, size }: { of: string; size?: 'large' }) {
  return of === 'KRW' ? (
    <IconTile picture="account" {...(size && { size })} />
  ) : (
    <Flag of={of} {...(size && { size })} />
  );
}
