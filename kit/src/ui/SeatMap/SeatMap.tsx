import { useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import styles from './SeatMap.module.css';

export interface Seat {
  /** what is printed on it: 7A */
  id: string;
  /** within its row: A */
  letter: string;
  /** full: somebody else's; closed: not sold */
  state: 'free' | 'full' | 'closed';
  /** what else counts for the choice: 창가 */
  note?: string;
}

export interface SeatRow {
  number: number | string;
  /** from left to right; null is the aisle, where the row's number stands */
  seats: readonly (Seat | null)[];
}

export interface SeatMapProps {
  /** the car or the hall: 7호차 */
  label: string;
  rows: readonly SeatRow[];
  /** ids of the chosen seats */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** so many travel; with one of them another tap moves the choice */
  most: number;
}

/** The seats of a car, as they stand or as a list: what is chosen says so by colour, sign and word. */
export function SeatMap({ label, rows, chosen, onChange, most }: SeatMapProps) {
  const { seats: t } = kitMessages.use();
  const [look, setLook] = useState<'map' | 'list'>('map');
  const [isFull, setFull] = useState(false);
  const seats = rows.flatMap((row) => row.seats.filter((seat) => seat !== null));
  const free = seats.filter(({ id, state }) => state === 'free' && !chosen.includes(id));

  function choose({ id }: Seat) {
    setFull(false);
    if (chosen.includes(id)) onChange(chosen.filter((each) => each !== id));
    else if (chosen.length < most) onChange([...chosen, id]);
    else if (most === 1) onChange([id]);
    else setFull(true);
  }

  const stateOf = (seat: Seat) => (chosen.includes(seat.id) ? 'chosen' : seat.state);
  const button = (seat: Seat, isRow: boolean) => {
    const state = stateOf(seat);
    const canBeChosen = state === 'free' || state === 'chosen';
    return (
      <button
        key={seat.id}
        type="button"
        className={isRow ? styles.listed : styles.seat}
        aria-label={[`${label} ${seat.id}`, t.states[state], seat.note].filter(Boolean).join(', ')}
        aria-pressed={canBeChosen ? state === 'chosen' : undefined}
        disabled={!canBeChosen}
        data-part="seat"
        data-seat={seat.id}
        data-state={state}
        onClick={() => choose(seat)}
      >
        {isRow ? (
          <>
            <b>{seat.id}</b>
            <span className={styles.note}>{[t.states[state], seat.note].filter(Boolean).join(' · ')}</span>
            {state === 'chosen' && <Icon name="check" size="small" />}
          </>
        ) : state === 'chosen' ? (
          <Icon name="check" size="small" />
        ) : state === 'free' ? (
          seat.letter
        ) : (
          <Icon name="close" size="small" />
        )}
      </button>
    );
  };

  return (
    <div data-part="seatMap">
      <Segmented
        legend={t.look}
        options={[
          { value: 'map', label: t.map },
          { value: 'list', label: t.list },
        ]}
        value={look}
        onChange={setLook}
      />
      <fieldset className={styles.seats} aria-label={label}>
        {look === 'map'
          ? rows.map(({ number, seats: across }) => (
              <div key={number} className={styles.row}>
                {across.map((seat, place) =>
                  seat ? (
                    button(seat, false)
                  ) : (
                    <span key={place} className={styles.aisle} aria-hidden="true">
                      {number}
                    </span>
                  ),
                )}
              </div>
            ))
          : seats.filter(({ state }) => state === 'free').map((seat) => button(seat, true))}
      </fieldset>
      <p className={styles.sums} role="status">
        <span>
          {t.chosen} <b>{chosen.length > 0 ? chosen.join(', ') : t.none}</b>
        </span>
        <span>{t.left({ count: free.length })}</span>
        {isFull && <span className={styles.full}>{t.most({ count: most })}</span>}
      </p>
    </div>
  );
}
