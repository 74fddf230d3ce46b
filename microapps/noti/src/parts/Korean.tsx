import type { ReactNode } from 'react';

/** What the service writes in Korean whatever language the wallet shows: screen readers read it as such. */
export function Korean({ children }: { children: ReactNode }) {
  return <span lang="ko">{children}</span>;
}
