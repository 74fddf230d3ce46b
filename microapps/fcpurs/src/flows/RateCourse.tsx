import { Part, useLoad } from '@wallet/kit/app';
import { formatRate } from '@wallet/kit/format';
import { RateChart, Skeleton } from '@wallet/kit/ui';
import { useState } from 'react';
import { readCourse } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Foreign } from '../model/fx.ts';

export const spans = ['1W', '1M', '3M', '1Y'] as const;
export type Span = (typeof spans)[number];

interface RateCourseProps {
  currency: Foreign;
  /** a rate that is waited for */
  target?: string;
  /** where the page's address says how far back */
  kept?: { span: Span; onSpan: (span: Span) => void };
}

/** How a rate moved, with the level that is waited for. */
export function RateCourse({ currency, target, kept }: RateCourseProps) {
  const t = messages.use();
  const [chosen, setChosen] = useState<Span>('1M');
  const { span, onSpan } = kept ?? { span: chosen, onSpan: setChosen };
  const load = useLoad(readCourse, { currency, range: span });
  return (
    <Part of={load} skeleton={<Skeleton lines={6} />}>
      {(course) => (
        <RateChart
          label={`${t.currencies[currency]} ${t.rates.course}`}
          {...{ course, spans, span, onSpan }}
          mark={target ? { rate: target, label: t.more.plan.line({ rate: formatRate(target) }) } : undefined}
        />
      )}
    </Part>
  );
}
