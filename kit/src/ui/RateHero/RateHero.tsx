import type { ReactNode } from 'react';
import { formatRate, rateHundredths, rateMove } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Card } from '../Card/Card.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { Move } from '../Move/Move.tsx';
import styles from './RateHero.module.css';

export interface RateHeroProps {
  /** whose rate it is, and of what: 미국 달러 은행 매매기준율 */
  label: string;
  currency: string;
  /** whole units that it is for: 1, 100 */
  unit: number;
  /** decimal texts of won; null is one that is missing */
  today: string;
  before: string | null;
  /** the course of it, in the same card */
  children?: ReactNode;
}

/** The head of a page of one rate: the number, how it moved since yesterday, and its course. */
export function RateHero({ label, currency, unit, today, before, children }: RateHeroProps) {
  const { rates: t, units } = kitMessages.use();
  // Where won have no word of their own behind them, their sign stands before.
  const sign = units.sign === units.won ? '' : `${units.sign}\u200a`;
  const [now, then] = [today, before ?? ''].map(rateHundredths);
  return (
    <div className={styles.joined}>
      <Hero
        label={label}
        value={`${sign}${formatRate(today)}`}
        {...(sign === '' && { unit: units.won })}
        art="none"
        note={
          <>
            {unit > 1 && `${t.for({ unit, currency })} · `}
            {now && then ? <Move>{t.since(rateMove(now, then))}</Move> : t.noBefore}
          </>
        }
      />
      {children !== undefined && <Card>{children}</Card>}
    </div>
  );
}
