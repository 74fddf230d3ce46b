import { type PointerEvent, useRef, useState } from 'react';
import { distanceText, type Place } from '../../format/index.ts';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { usePlaceWords } from '../usePlaceWords/usePlaceWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PlaceMap.module.css';
import {
  type Box,
  drawn,
  isNearest,
  isSeen,
  namedPins,
  type Pin,
  pinsOf,
  project,
  stepOf,
  type View,
  viewAround,
  viewOf,
  zoomed,
} from './plane.ts';
import { useBox } from './useBox.ts';

/** A place that is drawn. */
export interface MapSpot {
  id: string;
  name: string;
  place: Place;
  /** closed, sold out: drawn back */
  isQuiet?: boolean;
}

export interface PlaceMapProps {
  /** what is drawn: 자동차 검사소 */
  label: string;
  /** one at least; those nearer to `here` first */
  spots: readonly MapSpot[];
  /** where they are looked for from: the customer, or an address of theirs with its name */
  here?: (Place & { name?: string }) | undefined;
  chosen?: string | undefined;
  onChoose: (id: string) => void;
}

/** px that a finger may tremble before it draws the map. */
const TREMBLE = 6;

/**
 * Places drawn true to scale around where they are looked for from: no tiles, nothing from outside. A list with the same
 * places stands below it and is what keys and screen readers use, with more words and in its order; so the pins are left
 * out of both, and only nearer and farther are buttons for everybody. What is chosen in the list is shown here.
 */
export function PlaceMap({ label, spots, here, chosen, onChoose }: PlaceMapProps) {
  const t = usePlaceWords();
  const [ref, box] = useBox<HTMLDivElement>();
  const places = spots.map(({ place }) => place);
  const first = here ? viewAround(here, places, box) : viewOf(places, box);
  // A view that somebody drew is over once there are other places, or another centre.
  const of = `${here?.latitude} ${here?.longitude} ${spots.map(({ id }) => id).toSorted()}`;
  const [moved, setMoved] = useState({ of: '', view: first });
  const view = moved.of === of ? moved.view : first;
  const show = (next: View) => setMoved({ of, view: next });
  const spot = spots.find(({ id }) => id === chosen);
  const [shown, setShown] = useState<string>();
  if (shown !== chosen) {
    setShown(chosen);
    if (spot && !isSeen(project(spot.place, view, box), box)) show({ ...view, centre: spot.place });
  }

  const drag = useRef<{ x: number; y: number; view: View; isMoving: boolean } | null>(null);

  function move(event: PointerEvent<HTMLDivElement>) {
    const from = drag.current;
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.isMoving && Math.hypot(dx, dy) < TREMBLE) return;
    // From here on it is no tap any more, whatever pin it began on.
    if (!from.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
    from.isMoving = true;
    show(drawn(from.view, dx, dy));
  }

  function tap({ spots: [one, ...others] }: Pin<MapSpot>) {
    if (!one) return;
    if (others.length === 0 || isNearest(view)) return onChoose(one.id);
    const closer = viewOf(
      [one, ...others].map(({ place }) => place),
      box,
    );
    show(closer.scale > view.scale * 1.5 ? closer : zoomed({ ...view, centre: one.place }, 2));
  }

  const pins = pinsOf(spots, view, box, chosen);
  const named = namedPins(pins, box);
  const anchor = spot?.place ?? here;
  const zoom = (factor: number) =>
    show(zoomed(view, factor, anchor && isSeen(project(anchor, view, box), box) ? anchor : undefined));
  const farthest = Math.min(first.scale, viewOf(here ? [here, ...places] : places, box).scale) / 2;

  return (
    <figure className={styles.map} data-part="placeMap">
      <div
        ref={ref}
        className={styles.plane}
        aria-hidden="true"
        onPointerDown={({ clientX, clientY }) => {
          drag.current = { x: clientX, y: clientY, view, isMoving: false };
        }}
        onPointerMove={move}
        onPointerUp={() => {
          drag.current = null;
        }}
        onPointerCancel={() => {
          drag.current = null;
        }}
      >
        <Ground view={view} box={box} around={here ?? first.centre} isRound={here !== undefined} />
        {here && <Here at={project(here, view, box)} name={here.name ?? t.here} />}
        {pins.map((pin) => (
          <PinMark
            key={pin.spots.map(({ id }) => id).join()}
            pin={pin}
            isChosen={pin.spots[0]?.id === chosen}
            isNamed={named.has(pin.spots[0]?.id ?? '')}
            onTap={() => tap(pin)}
          />
        ))}
        <span className={styles.scale} style={{ width: stepOf(view) * view.scale }}>
          {distanceText(stepOf(view))}
        </span>
      </div>
      <div className={styles.zoom}>
        <IconButton
          icon="plus"
          label={t.zoomIn}
          action="zoomIn"
          isOff={isNearest(view)}
          onClick={() => zoom(2)}
        />
        <IconButton
          icon="minus"
          label={t.zoomOut}
          action="zoomOut"
          isOff={view.scale <= farthest}
          onClick={() => zoom(0.5)}
        />
      </div>
      <figcaption>
        <VisuallyHidden>{`${label}. ${t.sketch}`}</VisuallyHidden>
      </figcaption>
    </figure>
  );
}

/** Rings around somebody, each with its distance; a grid where nobody knows where they are. */
function Ground({ view, box, around, isRound }: { view: View; box: Box; around: Place; isRound: boolean }) {
  const { width, height } = box;
  const km = stepOf(view);
  const step = km * view.scale;
  const { x, y } = project(around, view, box);
  const lines = (from: number, size: number) =>
    Array.from(
      { length: Math.ceil(size / step) + 1 },
      (_, count) => (((from % step) + step) % step) + count * step,
    );
  const far = Math.max(
    ...[0, width].flatMap((left) => [0, height].map((top) => Math.hypot(x - left, y - top))),
  );
  return (
    <svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {!isRound &&
        lines(x, width).map((at) => <path key={`x${at}`} className={styles.line} d={`M${at} 0V${height}`} />)}
      {!isRound &&
        lines(y, height).map((at) => <path key={`y${at}`} className={styles.line} d={`M0 ${at}H${width}`} />)}
      {isRound &&
        Array.from({ length: Math.min(12, Math.floor(far / step)) }, (_, count) => count + 1).map((count) => (
          <g key={count}>
            <circle className={styles.ring} cx={x} cy={y} r={count * step} />
            <text className={styles.away} x={x} y={y - count * step + 4}>
              {distanceText(count * km)}
            </text>
          </g>
        ))}
    </svg>
  );
}

function Here({ at, name }: { at: { x: number; y: number }; name: string }) {
  return (
    <span className={styles.here} style={{ left: at.x, top: at.y }} data-part="here">
      <span className={styles.hereName}>{name}</span>
    </span>
  );
}

interface PinMarkProps {
  pin: Pin<MapSpot>;
  isChosen: boolean;
  isNamed: boolean;
  onTap: () => void;
}

function PinMark({ pin: { x, y, spots }, isChosen, isNamed, onTap }: PinMarkProps) {
  const [one, second] = spots;
  const look = second
    ? styles.cluster
    : classes(styles.pin, isChosen && styles.chosen, one?.isQuiet && styles.quiet);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={look}
      style={{ left: x, top: y }}
      data-part="pin"
      data-id={spots.map(({ id }) => id).join(' ')}
      // Focus stays where it is: in what keys and readers use.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTap}
    >
      {second ? (
        spots.length
      ) : (
        <svg viewBox="0 0 28 36" className={styles.drop} aria-hidden="true">
          <path d="M14 35C9.5 28.5 2 21.5 2 13.5a12 12 0 0 1 24 0C26 21.5 18.5 28.5 14 35Z" />
          <circle cx="14" cy="13.5" r="4.5" />
        </svg>
      )}
      {(isNamed || isChosen) && one && !second && <span className={styles.name}>{one.name}</span>}
    </button>
  );
}
