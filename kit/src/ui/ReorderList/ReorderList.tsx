import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ReorderList.module.css';

interface ReorderListProps<T> {
  /** names the list for a screen reader */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** how a row is called where it is moved */
  nameOf: (item: T) => string;
  /** whether a row may change places; one that may not is passed by none */
  canMove?: (item: T) => boolean;
  /** all keys as they stand now: once the finger lets go, or a key moved a row */
  onOrder: (keys: readonly string[]) => void;
  /** what stands over a row where a part begins: then each part is a card on the ground, under its sticky head */
  headOf?: (item: T, place: number) => ReactNode;
  /** what stands on the row for tests and analytics */
  data?: (item: T) => Record<`data-${string}`, string>;
  /** what the row shows before its handle */
  children: (item: T) => ReactNode;
}

interface Held {
  key: string;
  /** where on the row the finger is */
  grip: number;
  /** of the row, for those that make room for it */
  height: number;
  /** over each row: the head of a part, which it passes where it makes room */
  heads: readonly number[];
  from: number;
  to: number;
}

/** How the buttons of a row move it; `top` and `bottom` as far as it may go. */
const moves = ['top', 'up', 'down', 'bottom'] as const;
type Way = (typeof moves)[number];

/**
 * Rows whose order is the customer's: by the handle, by arrow keys on it, by 맨 위로, 위로, 아래로 and 맨 아래로, which a
 * tap on the handle shows under the row until something else is tapped.
 */
export function ReorderList<T>(props: ReorderListProps<T>) {
  const { label, items, keyOf, nameOf, canMove = () => true, onOrder, headOf, data, children } = props;
  const t = kitMessages.use().reorder;
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  // A drag ends in a click on the handle, too: that one opens nothing.
  const wasDragged = useRef(false);
  const order = items.map(keyOf);
  // A row that is put elsewhere in the document loses the focus, which is to stay on what moved it.
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  });

  useEffect(() => {
    if (opened === null) return;
    const close = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('li[data-open]'))) setOpened(null);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [opened]);

  const mayMove = (place: number) => {
    const item = items[place];
    return item !== undefined && canMove(item);
  };

  function put(from: number, to: number) {
    const item = items[from];
    if (item === undefined || from === to) return;
    setSaid(t.place({ name: nameOf(item), place: to + 1 }));
    const next = order.filter((_, place) => place !== from);
    next.splice(to, 0, keyOf(item));
    onOrder(next);
  }

  /** Where a row goes to; it stays where it is if it may not move. */
  function goalOf(from: number, way: Way): number {
    if (!mayMove(from)) return from;
    const step = way === 'up' || way === 'top' ? -1 : 1;
    const isFar = way === 'top' || way === 'bottom';
    let to = from;
    while (mayMove(to + step) && (isFar || to === from)) to += step;
    return to;
  }

  function move(target: HTMLElement, from: number, way: Way) {
    const to = goalOf(from, way);
    if (to === from) return;
    focused.current = target;
    put(from, to);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, place: number) {
    const way = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null;
    if (way === null) return;
    event.preventDefault();
    move(event.currentTarget, place, way);
  }

  function take(event: PointerEvent<HTMLElement>, from: number) {
    const rows = rowsOf(list.current);
    const row = rows[from];
    const key = order[from];
    if (!row || key === undefined || event.button !== 0) return;
    wasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
    const grip = event.clientY - row.getBoundingClientRect().top;
    const heads = rows.map(({ offsetTop }, place) => {
      const before = rows[place - 1];
      return before ? offsetTop - before.offsetTop - before.offsetHeight : 0;
    });
    setHeld({ key, grip, height: row.offsetHeight, heads, from, to: from });
  }

  /** The row stays under the finger; past the middle of another, that one makes room. */
  function drag(event: PointerEvent) {
    const rows = rowsOf(list.current);
    const row = held && rows[held.from];
    if (!row || !list.current) return;
    const top = event.clientY - held.grip - list.current.getBoundingClientRect().top;
    wasDragged.current ||= Math.abs(top - row.offsetTop) > tap;
    row.style.translate = `0 ${Math.round(top - row.offsetTop)}px`;
    const middle = (place: number) => (rows[place]?.offsetTop ?? 0) + (rows[place]?.offsetHeight ?? 0) / 2;
    let to = held.from;
    while (mayMove(to - 1) && top < middle(to - 1)) to--;
    while (to >= held.from && mayMove(to + 1) && top + held.height > middle(to + 1)) to++;
    if (to !== held.to) setHeld({ ...held, to });
    scrollAtEdge(event.clientY);
  }

  function letGo(counts: boolean) {
    if (held === null) return;
    const row = rowsOf(list.current)[held.from];
    if (row) row.style.translate = '';
    setHeld(null);
    if (counts && order[held.from] === held.key) put(held.from, held.to);
  }

  /** How far a row makes room for the one that is held. */
  function roomAt(place: number): number {
    if (held === null || place === held.from) return 0;
    if (place > held.from && place <= held.to) return -held.height - (held.heads[place] ?? 0);
    return place < held.from && place >= held.to ? held.height + (held.heads[place + 1] ?? 0) : 0;
  }

  return (
    <>
      <ol ref={list} className={classes(styles.list, headOf && styles.parts)} aria-label={label}>
        {items.flatMap((item, place) => {
          const key = keyOf(item);
          const name = nameOf(item);
          const room = roomAt(place);
          const head = headOf?.(item, place);
          return [
            head && (
              // By its place: a head stays where it is while rows pass it.
              <li key={`head ${place}`} className={styles.head} data-head="">
                {head}
              </li>
            ),
            <li
              key={key}
              className={styles.row}
              data-drag={held === null ? undefined : held.key === key ? 'held' : 'waits'}
              data-open={opened === key || undefined}
              {...(room !== 0 && { style: { transform: `translateY(${room}px)` } })}
              {...data?.(item)}
            >
              {children(item)}
              {canMove(item) && (
                <>
                  <button
                    type="button"
                    className={styles.handle}
                    aria-label={t.handle({ name })}
                    aria-expanded={opened === key}
                    onPointerDown={(event) => take(event, place)}
                    onPointerMove={drag}
                    onPointerUp={() => letGo(true)}
                    onPointerCancel={() => letGo(false)}
                    onKeyDown={(event) => onKeyDown(event, place)}
                    onClick={() => !wasDragged.current && setOpened(opened === key ? null : key)}
                  >
                    <Icon name="drag" />
                  </button>
                  <span className={styles.moves}>
                    {moves.map((way) => (
                      <button
                        key={way}
                        type="button"
                        className={styles.move}
                        aria-label={t[way]({ name })}
                        // Not `disabled`: the focus would be lost when a row reaches the end.
                        aria-disabled={goalOf(place, way) === place}
                        onClick={(event) => move(event.currentTarget, place, way)}
                      >
                        {t.words[way]}
                      </button>
                    ))}
                  </span>
                </>
              )}
            </li>,
          ];
        })}
      </ol>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </>
  );
}

const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li:not([data-head])') ?? []),
];

const edge = 96;
/** px that a finger strays in a tap */
const tap = 6;

/** A list longer than the screen goes on under the finger. */
function scrollAtEdge(y: number) {
  if (y < edge) window.scrollBy(0, -8);
  else if (y > window.innerHeight - edge) window.scrollBy(0, 8);
}
