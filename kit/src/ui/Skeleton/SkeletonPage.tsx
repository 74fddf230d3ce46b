import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface SkeletonPageProps {
  kind: 'main' | 'digital-id' | 'plain';
  label: string;
  children: ReactNode;
}

/** The frame of the three skeleton pages: `data-skeleton` (contracts/page.md), and words for screen readers. */
export function SkeletonPage({ kind, label, children }: SkeletonPageProps) {
  return (
    <div data-skeleton={kind} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
