import { hundredths, linePoints, type RateDay, rateText, shownRate } from '../model/rate.ts';
import styles from './RateChart.module.css';
import { useService } from './useService.ts';

const box = { width: 320, height: 120, margin: 8 };

interface RateChartProps {
  currency: string;
  /** oldest first */
  course: readonly RateDay[];
}

/** How a rate moved, as a line; in words for who does not see it, and as a table for who wants the figures. */
export function RateChart({ currency, course }: RateChartProps) {
  const { rates: t, date } = useService();
  const points = linePoints(course, box);
  const last = points.at(-1);
  if (last === undefined) return null;
  const values = course.flatMap(({ won }) => hundredths(won) ?? []);
  const low = shownRate(Math.min(...values));
  const high = shownRate(Math.max(...values));
  return (
    <div className={styles.chart} data-part="rateChart">
      <svg
        className={styles.picture}
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={t.chart({ currency, days: course.length, low, high })}
      >
        <line
          className={styles.ground}
          x1={box.margin}
          x2={box.width - box.margin}
          y1={box.height - 1}
          y2={box.height - 1}
        />
        <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <circle className={styles.last} cx={last.x} cy={last.y} r="4" />
      </svg>
      <div className={styles.ends}>
        <span>{t.low({ won: low })}</span>
        <span>{t.high({ won: high })}</span>
      </div>
      <details className={styles.days}>
        <summary>{t.showTable}</summary>
        <table className={styles.table} aria-label={t.table}>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.won}</th>
            </tr>
          </thead>
          <tbody>
            {[...course].reverse().map((day) => (
              <tr key={day.date}>
                <th scope="row">{date({ at: day.date })}</th>
                <td>{rateText(day.won)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
