import { IconButton, Section } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';

interface SpanProps {
  /** the month or year that is shown */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  children: ReactNode;
}

/** What belongs to a stretch of time, with arrows to the one before and after. */
export function Span({ title, isFirst, isLast, onMove, children }: SpanProps) {
  const { list: t } = messages.use();
  return (
    <Section
      title={title}
      action={
        <span>
          <IconButton
            icon="back"
            action="earlier"
            label={t.earlier}
            isOff={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron"
            action="later"
            label={t.later}
            isOff={isLast}
            onClick={() => onMove(1)}
          />
        </span>
      }
    >
      {children}
    </Section>
  );
}
