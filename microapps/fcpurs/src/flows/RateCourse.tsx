import { Part, useLoad } from '@wallet/kit/app';
import { formatRate, rateChange } from '@wallet/kit/format';
import { Chart, Skeleton } from '@wallet/kit/ui';
import { useState } from 'react';
import { readCourse } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Foreign } from '../model/fx.ts';

const ranges = ['1W', '1M', '3M', '1Y'] as const;
type Range = (typeof ranges)[number];

/** How a rate moved, with the level that is waited for. */
export function RateCourse({ currency, target }: { currency: Foreign; target?: string }) {
  const t = messages.use();
  const [range, setRange] = useState<Range>('1M');
  const load = useLoad(readCourse, { currency, range });
  return (
    <Part of={load} skeleton={<Skeleton lines={6} />}>
      {(points) => {
        const change = rateChange(points.at(-1)?.rate ?? '', points[0]?.rate ?? '');
        return (
          <Chart
            label={t.rates.course}
            points={points.map(({ date, rate }) => ({
              at: `${date.slice(4, 6)}.${date.slice(6)}`,
              value: Number(rate),
            }))}
            say={(value) => t.more.plan.rate({ rate: formatRate(value.toFixed(2)) })}
            summary={t.rates.moved[change?.direction ?? 'same']({ by: formatRate(change?.amount ?? 0) })}
            ranges={ranges.map((value) => ({ value, label: t.rates.ranges[value] }))}
            range={range}
            onRange={setRange}
            mark={
              target
                ? { value: Number(target), label: t.more.plan.line({ rate: formatRate(target) }) }
                : undefined
            }
          />
        );
      }}
    </Part>
  );
}
