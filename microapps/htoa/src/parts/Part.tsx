import { type Load, useWallet } from '@wallet/kit/app';
import { ErrorState, InlineNotice, Skeleton } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { ageOf } from '../model/flight.ts';

/** What one call tells, in a page of several: the others stand where one fails. */
export function Part<T>({ of, children }: { of: Load<T>; children: (data: T) => ReactNode }) {
  const { refusal } = useWallet();
  if (of.state === 'error') {
    const told = refusal(of.error?.code);
    if (told) return <InlineNotice tone="warning">{told.text}</InlineNotice>;
    return <ErrorState messageId={of.error?.messageId ?? 'requestFailed'} onRetry={of.reload} />;
  }
  return of.data === undefined ? <Skeleton /> : children(of.data);
}

/** How old the answer is, where that matters. */
export function Age({ at }: { at: string }) {
  const t = messages.use();
  const { minutes, look } = ageOf(at);
  if (look === 'fresh') return null;
  return <InlineNotice tone={look === 'old' ? 'warning' : 'info'}>{t.old({ minutes })}</InlineNotice>;
}
