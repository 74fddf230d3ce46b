import { formatRate, type RateSpan, rateHundredths, rateMove, shortDay } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Chart } from '../Chart/Chart.tsx';

export interface RateChartProps<S extends RateSpan> {
  /** what is drawn: 미국 달러 환율 흐름 */
  label: string;
  /** oldest first: YYYYMMDD and decimal texts of won; a day without a rate that can be read has no place */
  course: readonly { date: string; rate: string }[];
  spans: readonly S[];
  span: S;
  onSpan: (span: S) => void;
  /** a rate that is watched */
  mark?: { rate: string; label: string } | undefined;
}

/** The course of one rate: how it moved in a time that is chosen. */
export function RateChart<S extends RateSpan>(props: RateChartProps<S>) {
  const { label, course, spans, span, onSpan, mark } = props;
  const { rates: t } = kitMessages.use();
  const points = course.flatMap(({ date, rate }) => {
    const value = rateHundredths(rate);
    return value === undefined ? [] : [{ at: shortDay(date), value }];
  });
  const [first, last] = [points[0]?.value, points.at(-1)?.value];
  return (
    <Chart
      label={label}
      points={points}
      say={formatRate}
      mark={mark && { value: rateHundredths(mark.rate) ?? 0, label: mark.label }}
      summary={last && first ? t.moved({ ...rateMove(last, first), span }) : ''}
      ranges={spans.map((value) => ({ value, label: t.spans[value] }))}
      range={span}
      onRange={onSpan}
    />
  );
}
