import type { Load } from '@wallet/kit/app';
import { ErrorState, Skeleton } from '@wallet/kit/ui';
import type { ReactNode } from 'react';

/** What one call tells, in a page of several; nothing where it was not asked. */
export function Part<T>({ of, children }: { of: Load<T | null>; children: (data: T) => ReactNode }) {
  if (of.state === 'error')
    return <ErrorState messageId={of.error?.messageId ?? 'requestFailed'} onRetry={of.reload} />;
  if (of.data === undefined) return <Skeleton />;
  return of.data === null ? null : children(of.data);
}
