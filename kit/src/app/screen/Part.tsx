import type { ReactNode } from 'react';
import { ErrorState, InlineNotice, Skeleton } from '../../ui/index.ts';
import type { Load } from '../useLoad.ts';
import { useWallet } from '../WalletContext.ts';

interface PartProps<T> {
  of: Load<T>;
  /** what stands there until the first data: lines unless told */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What one call tells, in a page of several: the others stand where this one fails. */
export function Part<T>({ of, skeleton = <Skeleton />, children }: PartProps<T>) {
  const { refusal } = useWallet();
  if (of.state === 'error') {
    const told = refusal(of.error?.code);
    if (told) return <InlineNotice tone="warning">{told.text}</InlineNotice>;
    return <ErrorState messageId={of.error?.messageId ?? 'requestFailed'} onRetry={of.reload} />;
  }
  return of.data === undefined ? skeleton : children(of.data);
}
