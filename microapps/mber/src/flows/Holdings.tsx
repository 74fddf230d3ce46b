import { useAction, useLoad, useWallet } from '@wallet/kit/app';
import { allComingUp, amountsHidden, readComingUp } from '@wallet/kit/common';
import { clockInSeoul, formatCount } from '@wallet/kit/format';
import { findPage, type ReleaseIndex } from '@wallet/kit/manifest';
import { locale } from '@wallet/kit/messages';
import type { Person } from '@wallet/kit/session';
import { Facts, Icon, IconTile } from '@wallet/kit/ui';
import { readCounts } from '../api/holdingCalls.ts';
import { messages } from '../messages/index.ts';
import styles from './Holdings.module.css';

interface HoldingsProps {
  person: Person;
  /** what is released; null where nobody knows */
  registry: ReleaseIndex | null;
}

async function readAll(signal: AbortSignal) {
  const [counts, coming] = await Promise.all([
    readCounts(undefined, { signal }),
    readComingUp(undefined, { signal }),
  ]);
  return { ...counts, coming };
}

/** Points and coupons beside each other, the next booking below, each leading where it is: a glance, and gone without an answer. */
export function Holdings({ person, registry }: HoldingsProps) {
  const t = messages.use().own.holdings;
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  const load = useLoad(readAll, [person.memberId], { onResume: 'reload' });
  if (load.state === 'error') return null;
  const { points = null, coupons = null, coming = [] } = load.data ?? {};
  const pathOf = (code: string) => registry && findPage(registry, code)?.screen.path;
  const bookings = coming.filter(({ kind, screen }) => kind === 'booking' && pathOf(screen));
  const [next] = allComingUp(bookings, clockInSeoul(new Date()));
  const cells = [
    { id: 'points', code: 'FPO10000', value: points === null ? t.begin : pointsText(points) },
    { id: 'coupons', code: 'FCP14100', value: coupons === null ? null : t.coupons({ count: coupons }) },
    {
      id: 'booking',
      code: next?.screen ?? '',
      value: next ? `${t.inDays(next)} · ${next.name[locale.value]}` : null,
    },
  ] as const;

  function pointsText(count: number) {
    return amountsHidden.value ? t.covered : t.points({ count: formatCount(count) });
  }

  return (
    <div className={styles.holdings}>
      <ul className={styles.cells} aria-label={t.title} aria-busy={load.data === undefined}>
        {load.data &&
          cells.map(({ id, code, value }) => {
            const path = pathOf(code);
            return (
              path &&
              value !== null && (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.cell}
                    data-action={`own-${id}`}
                    onClick={() => void open.run(path)}
                  >
                    {id === 'booking' && next && <IconTile picture={next.cardId} size="small" />}
                    <span className={styles.name}>{t.names[id]}</span>
                    <span className={styles.value}>
                      <Facts>{value}</Facts>
                    </span>
                    <Icon name="chevron" size="tiny" />
                  </button>
                </li>
              )
            );
          })}
      </ul>
    </div>
  );
}
