import { type PointerEvent, useId, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Chips } from '../Chips/Chips.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Move } from '../Move/Move.tsx';
import styles from './Chart.module.css';
import { curveOf, type Spot, spotsOf } from './curve.ts';

/** A value and when it was. */
export interface ChartPoint {
  /** its moment in words: 11.14, 오늘 */
  at: string;
  value: number;
}

export interface ChartProps<R extends string = string> {
  /** what is drawn: 미국 달러 환율 */
  label: string;
  /** from the earliest to the latest, evenly apart: two at least */
  points: readonly ChartPoint[];
  /** a value in words: 1,378.2원 */
  say: (value: number) => string;
  /** a level that is watched, drawn as a dashed line: 목표 1,350원 */
  mark?: { value: number; label: string } | undefined;
  /** what the line says, in one sentence: 한 달 동안 4.2원 내렸어요 */
  summary: string;
  /** how far back: 1주, 1달, 3달, 1년 */
  ranges?: readonly { value: R; label: string }[];
  range?: R;
  onRange?: (range: R) => void;
}

/**
 * One line of values over time. A finger that is drawn over it, or arrow keys, read single values; all of them stand in
 * a table behind a button, and what it says in a sentence. Zero is not needed: rates are read by their change.
 */
export function Chart<R extends string = string>(props: ChartProps<R>) {
  const { label, points, say, mark, summary, ranges, range, onRange } = props;
  const { chart: t } = kitMessages.use();
  const [hasTable, setTable] = useState(false);
  return (
    <figure className={styles.chart} data-part="chart" aria-label={label}>
      {points.length > 1 && <Plot key={`${range}`} label={label} points={points} say={say} mark={mark} />}
      <figcaption className={styles.summary}>
        <Move>{summary}</Move>
      </figcaption>
      <div className={styles.ways}>
        {ranges && range !== undefined && onRange && (
          <Chips legend={t.range} options={ranges} value={range} onChange={onRange} />
        )}
        <IconButton
          icon="table"
          label={hasTable ? t.hideTable : t.showTable}
          action="table"
          onClick={() => setTable(!hasTable)}
        />
      </div>
      {hasTable && (
        <table className={styles.table}>
          <caption className={styles.caption}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t.when}</th>
              <th scope="col">{t.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, value }, place) => (
              <tr key={place}>
                <th scope="row">{at}</th>
                <td>{say(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}

/** The highest and the lowest, said on the line where they are; a flat line has none. */
function Peaks({ values, spots, say }: { values: readonly number[]; spots: Spot[]; say: ChartProps['say'] }) {
  const { chart: t } = kitMessages.use();
  const [high, low] = [Math.max(...values), Math.min(...values)];
  if (high === low) return null;
  return (
    <div className={styles.peaks}>
      {(['high', 'low'] as const).map((side) => {
        const value = side === 'high' ? high : low;
        const spot = spots[values.lastIndexOf(value)];
        if (!spot) return null;
        const [left, top] = [`${spot.x * 100}%`, `${spot.y * 100}%`];
        return (
          <div key={side}>
            <span className={styles.peak} style={{ left, top }} />
            <span className={styles[side]} style={{ left, top, translate: `${spot.x * -100}% 0` }}>
              {t[side]} {say(value)}
            </span>
          </div>
        );
      })}
    </div>
  );
}

type PlotProps = Pick<ChartProps, 'label' | 'points' | 'say' | 'mark'>;

function Plot({ label, points, say, mark }: PlotProps) {
  const [read, setRead] = useState<number | null>(null);
  const fadeId = useId();
  const last = points.length - 1;
  const values = points.map(({ value }) => value);
  const spots = spotsOf(values, mark ? [mark.value] : []);
  const [level] = mark ? spotsOf([mark.value], values) : [];
  const line = curveOf(spots);
  const heights = spots.map(({ y }) => y * 100);
  const spot = spots[read ?? last];
  const said = (place: number) => {
    const point = points[place];
    return point ? `${point.at} ${say(point.value)}` : '';
  };

  function readAt(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 0;
    setRead(Math.round(Math.min(1, Math.max(0, share)) * last));
  }

  return (
    <>
      <Peaks values={values} spots={spots} say={say} />
      <div
        className={styles.plot}
        onPointerDown={readAt}
        onPointerMove={(event) => (event.pointerType === 'mouse' || event.buttons > 0) && readAt(event)}
        onPointerUp={(event) => event.pointerType !== 'mouse' && setRead(null)}
        onPointerCancel={() => setRead(null)}
        onPointerLeave={() => setRead(null)}
      >
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id={fadeId} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={styles.from} />
              <stop offset="1" className={styles.until} />
            </linearGradient>
          </defs>
          {/* At the highest, the lowest and between: a line means the value that is written at it. */}
          {[...new Set([Math.min(...heights), 50, Math.max(...heights)])].map((y) => (
            <path key={y} className={styles.hairline} d={`M-2 ${y}H102`} />
          ))}
          <g className={styles.drawn}>
            <path d={`${line}L100 100L0 100Z`} fill={`url(#${fadeId})`} />
            <path className={styles.line} d={line} />
          </g>
          {level && <path className={styles.level} d={`M0 ${level.y * 100}H100`} />}
        </svg>
        {level && (
          <span className={styles.mark} data-part="mark" style={{ top: `${level.y * 100}%` }}>
            {mark?.label}
          </span>
        )}
        {/* Keys reach the values by it; a finger reaches the plot. */}
        <input
          className={styles.keys}
          type="range"
          min={0}
          max={last}
          value={read ?? last}
          aria-label={label}
          aria-valuetext={said(read ?? last)}
          onChange={(event) => setRead(Number(event.target.value))}
          onBlur={() => setRead(null)}
        />
        {/* At rest it marks the last value. */}
        {spot && (
          <span className={styles.dot} style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }} />
        )}
        {spot && read !== null && (
          <>
            <span className={styles.stalk} style={{ left: `${spot.x * 100}%` }} />
            <span className={styles.bubbles} aria-hidden="true">
              <span
                className={styles.bubble}
                style={{ left: `${spot.x * 100}%`, translate: `${spot.x * -100}% 0` }}
              >
                {said(read)}
              </span>
            </span>
          </>
        )}
      </div>
      <div className={styles.dates} aria-hidden="true">
        {[points[0], last > 1 ? points[Math.round(last / 2)] : undefined, points[last]].map(
          (point, place) => (
            <span key={place}>{point?.at}</span>
          ),
        )}
      </div>
    </>
  );
}
