import { useAction, useLoad, useWallet } from '@wallet/kit/app';
import { readRegistry } from '@wallet/kit/common';
import { formatCount, formatMoney } from '@wallet/kit/format';
import type { Person } from '@wallet/kit/session';
import { Button, ErrorState, Section, Skeleton, VisuallyHidden } from '@wallet/kit/ui';
import { readAssets } from '../api/calls.ts';
import { releasedScreen } from '../api/released.ts';
import { messages } from '../messages/index.ts';
import type { Asset, Assets } from '../model/assets.ts';
import { amountsHidden, toggleAmounts } from '../state/amountsHidden.ts';
import styles from './AssetOverview.module.css';

export function AssetOverview({ person }: { person: Person }) {
  const t = messages.use().assets;
  const load = useLoad(
    (signal) => Promise.all([readAssets(undefined, { signal }), readRegistry()]),
    [person.memberId],
    { onResume: 'reload' },
  );
  const [assets, registry] = load.data ?? [];

  return (
    <div data-part="assets">
      <Section
        title={t.title}
        action={
          <Button variant="text" action="toggleAmounts" onClick={toggleAmounts}>
            {amountsHidden.value ? t.show : t.hide}
          </Button>
        }
      >
        {load.state === 'loading' && <Skeleton lines={4} />}
        {load.state === 'error' && (
          <ErrorState messageId="failedToFetchData" text={t.failed} onRetry={load.reload} />
        )}
        {load.state === 'ready' && assets && (
          <AssetList
            assets={assets}
            pathOf={(asset) =>
              (registry && releasedScreen(registry, asset.screen, asset.domain)?.path) ?? null
            }
          />
        )}
      </Section>
    </div>
  );
}

function AssetList({ assets, pathOf }: { assets: Assets; pathOf: (asset: Asset) => string | null }) {
  const t = messages.use().assets;
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  if (assets.items.length === 0 && assets.foreign.length === 0)
    return <p className={styles.empty}>{t.empty}</p>;

  return (
    <div className={styles.panel}>
      <dl className={styles.list}>
        {assets.items.map((asset) => {
          const path = pathOf(asset);
          return (
            <div key={asset.id} className={styles.row} data-asset={asset.id}>
              <dt>
                {path === null ? (
                  (t.names[asset.id] ?? asset.name)
                ) : (
                  <button type="button" className={styles.link} onClick={() => void open.run(path)}>
                    {t.names[asset.id] ?? asset.name}
                  </button>
                )}
              </dt>
              <dd>
                {asset.amount === null ? (
                  (t.texts[asset.id] ?? asset.text)
                ) : (
                  <Figure value={formatCount(asset.amount)} unit={t.units[asset.unit]} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {assets.foreign.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t.foreignTitle}</h3>
          <dl className={`${styles.list} ${styles.pairs}`}>
            {assets.foreign.map(({ currency, amount }) => (
              <div key={currency} className={styles.row} data-currency={currency}>
                <dt>{t.currencies[currency]}</dt>
                <dd>
                  <Figure value={formatMoney(amount)} unit={currency} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

function Figure({ value, unit }: { value: string; unit: string }) {
  const t = messages.use().assets;
  if (amountsHidden.value) {
    return (
      <>
        <span aria-hidden="true">••••</span>
        <VisuallyHidden>{t.hidden}</VisuallyHidden>
      </>
    );
  }
  return (
    <span className={styles.figure}>
      {value} <span className={styles.unit}>{unit}</span>
    </span>
  );
}
