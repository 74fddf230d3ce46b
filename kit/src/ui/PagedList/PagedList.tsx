import { Fragment, type ReactNode, useRef } from 'react';
import { kitMessages, useLanguageChange } from '../../messages/index.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { List } from '../List/List.tsx';
import type { StatePictureName } from '../Picture/pictures.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useKeptPlace } from '../useKeptPlace/useKeptPlace.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ListEnd } from './ListEnd.tsx';
import { messageIdOf } from './messageIdOf.ts';
import styles from './PagedList.module.css';
import { type KeptPages, type LoadPage, usePages } from './usePages.ts';
import { usePullToRefresh } from './usePullToRefresh.ts';

export interface PagedListProps<T, C> {
  /** names the list for a screen reader */
  label: string;
  /** asks for a page; another question (a filter) is another list: give it another `key` */
  load: LoadPage<T, C>;
  keyOf: (item: T) => string;
  /** a ListItem, or another `li` */
  children: (item: T) => ReactNode;
  /** in groups of neighbours, each under a head: the days of a history */
  groups?: {
    of: (item: T) => string;
    /** @param isWhole false of a group that a page still to come may go on with: its sum would not be its sum */
    head: (group: string, items: readonly T[], isWhole: boolean) => ReactNode;
    /** over the first day of a month, where a group is a day (YYYYMMDD): which month, and what it comes to once it is whole */
    month?: (month: string, items: readonly T[], isWhole: boolean) => ReactNode;
  };
  /**
   * Comes back to its page when the customer returns by going back, and reads it anew behind what stands there. One of
   * its kind on the page; a list of a customer's own bears who it is, so that nobody else comes back to it.
   */
  place?: string;
  /** in place of "nothing to show"; where `action` helps more than asking again does, that is quiet under it */
  empty?: {
    title: string;
    description?: ReactNode;
    picture?: StatePictureName;
    action?: { label: string; action: string; onClick: () => void };
  };
}

/**
 * A list that comes in pages: the next one by itself near the end, and by a button; the whole anew by pulling it
 * down, and by keys at its foot. With a `place` it comes back to where the customer left it.
 */
export function PagedList<T, C = string>(props: PagedListProps<T, C>) {
  const { label, keyOf, children } = props;
  const { states, buttons, paging } = kitMessages.use();
  const part = useRef<HTMLElement>(null);
  const place = useKeptPlace<KeptPages<T, C>>(props.place ?? null);
  const pages = usePages(props.load, keyOf, place.kept);
  if (pages.hasAnswer) place.keep({ items: pages.items, next: pages.next, count: pages.count });
  const { items, phase, error, refresh } = pages;
  const pull = usePullToRefresh(part, phase === 'idle', refresh);
  useLanguageChange(refresh);
  const isFresh = phase === 'refresh';
  const reload = { label: buttons.reload, action: 'refresh', isBusy: isFresh, onClick: refresh };

  return (
    <section
      ref={part}
      className={styles.part}
      aria-label={label}
      aria-busy={phase !== 'idle'}
      data-part="pagedList"
    >
      <div className={styles.pull} style={{ height: `${pull * 3}rem` }} aria-hidden="true">
        {pull > 0 && (pull < 1 ? paging.pull : paging.letGo)}
      </div>
      <VisuallyHidden>
        <span role="status">{spoken()}</span>
      </VisuallyHidden>
      {phase === 'first' && [0, 1, 2].map((bone) => <Skeleton key={bone} shape="row" />)}
      {error !== null && error.at !== 'more' && (
        <ErrorState
          messageId={messageIdOf(error.cause)}
          picture={navigator.onLine ? 'failed' : 'offline'}
          onRetry={pages.again}
        />
      )}
      {pages.hasAnswer && items.length === 0 && pages.next === null && error === null && (
        <EmptyState
          action={reload}
          {...(props.empty ?? { title: states.empty })}
          {...(props.empty?.action && { other: reload })}
        />
      )}
      {items.length > 0 && (
        <Groups items={items} hasMore={pages.next !== null} groups={props.groups}>
          {children}
        </Groups>
      )}
      {pages.hasAnswer && (
        <ListEnd
          isAutomatic={!pages.isStuck}
          phase={phase}
          hasMore={pages.next !== null}
          error={error?.at === 'more' ? error.cause : null}
          onMore={pages.more}
        />
      )}
      {pages.hasAnswer && (items.length > 0 || pages.next !== null || error !== null) && (
        // Pulling is a gesture: this does the same by keys and for a screen reader, and is seen by who reaches it so.
        // A finger has the list read again by coming back to its page.
        <div className={styles.foot}>
          <IconButton
            icon="refresh"
            label={buttons.reload}
            action="refresh"
            isOff={isFresh}
            onClick={refresh}
          />
        </div>
      )}
    </section>
  );

  function spoken(): string {
    if (phase !== 'idle') return isFresh ? paging.refreshing : states.loading;
    return items.length > 0 && error === null ? paging.shown({ count: items.length }) : '';
  }
}

interface GroupsProps<T> {
  items: readonly T[];
  hasMore: boolean;
  groups: PagedListProps<T, unknown>['groups'];
  children: (item: T) => ReactNode;
}

function Groups<T>({ items, hasMore, groups, children }: GroupsProps<T>) {
  if (groups === undefined) return <List>{items.map(children)}</List>;
  const parts: { group: string; items: T[] }[] = [];
  for (const item of items) {
    const group = groups.of(item);
    const last = parts.at(-1);
    if (last?.group === group) last.items.push(item);
    else parts.push({ group, items: [item] });
  }
  const isWhole = (place: number) => place < parts.length - 1 || !hasMore;
  const monthOf = (place: number) => parts[place]?.group.slice(0, 6);
  function month(place: number): ReactNode {
    const of = monthOf(place);
    if (of === undefined || of === monthOf(place - 1)) return null;
    const own = parts.filter(({ group }) => group.startsWith(of));
    return groups?.month?.(
      of,
      own.flatMap(({ items }) => items),
      isWhole(place + own.length - 1),
    );
  }
  return parts.map((part, place) => (
    <Fragment key={`${part.group} ${place}`}>
      {month(place)}
      <section data-group={part.group}>
        {groups.head(part.group, part.items, isWhole(place))}
        <List>{part.items.map(children)}</List>
      </section>
    </Fragment>
  ));
}
