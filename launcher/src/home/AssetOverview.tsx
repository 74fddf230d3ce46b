import { type Load, useAction, useWallet } from '@wallet/kit/app';
import { amountsHidden } from '@wallet/kit/common';
import { formatCount, formatMoney } from '@wallet/kit/format';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import { AssetTile, AssetTiles, Card, ErrorState, Section, VisuallyHidden } from '@wallet/kit/ui';
import { releasedScreen } from '../api/released.ts';
import { messages } from '../messages/index.ts';
import type { Assets, ForeignAmount } from '../model/assets.ts';
import { pictureOfCard } from '../model/pictures.ts';
import styles from './AssetOverview.module.css';

interface AssetOverviewProps {
  load: Load<Assets | null>;
  registry: ReleaseIndex | null;
  /** ids of what stands elsewhere on home */
  elsewhere: readonly string[];
}

/** What a member has beside points: a row each, foreign money together; then what they could begin. */
export function AssetOverview({ load, registry, elsewhere }: AssetOverviewProps) {
  const t = messages.use().assets;
  if (load.state === 'error') {
    return (
      <Card>
        <ErrorState messageId="failedToFetchData" text={t.failed} onRetry={load.reload} />
      </Card>
    );
  }
  if (load.state === 'loading' || !load.data) {
    return (
      <Card>
        <Section title={t.title}>
          <div aria-hidden="true">
            <AssetTiles>
              {[1, 2, 3, 4].map((place) => (
                <AssetTile key={place} picture="wait" name="" />
              ))}
            </AssetTiles>
          </div>
        </Section>
      </Card>
    );
  }
  const isStale = load.isStale ?? false;
  const { items, foreign } = load.data;
  const rows = items.filter(({ id }) => !elsewhere.includes(id));
  const owned = rows.filter(({ amount }) => amount !== null);
  const offers = rows.filter(({ amount }) => amount === null);
  return (
    <>
      {(owned.length > 0 || foreign.length > 0 || offers.length === 0) && (
        <Card>
          <Section title={t.title}>
            {owned.length === 0 && foreign.length === 0 ? (
              <p className={styles.empty}>{t.empty}</p>
            ) : (
              <div aria-busy={isStale}>
                <AssetTiles label={t.title}>
                  <Tiles items={owned} isStale={isStale} registry={registry} />
                  {foreign.length > 0 && (
                    <ForeignWallet amounts={foreign} isStale={isStale} registry={registry} />
                  )}
                </AssetTiles>
              </div>
            )}
          </Section>
        </Card>
      )}
      {offers.length > 0 && (
        <Card>
          <Section title={t.offers}>
            <AssetTiles label={t.offers}>
              <Tiles items={offers} isStale={isStale} registry={registry} />
            </AssetTiles>
          </Section>
        </Card>
      )}
    </>
  );
}

interface TilesProps {
  items: Assets['items'];
  /** the figures are of before home was left: they are not shown until they have been read again */
  isStale: boolean;
  registry: ReleaseIndex | null;
}

function Tiles({ items, isStale, registry }: TilesProps) {
  const t = messages.use().assets;
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  return items.map((asset) => {
    const path = registry && (releasedScreen(registry, asset.screen, asset.domain)?.path ?? null);
    return (
      <AssetTile
        key={asset.id}
        data={{ 'data-asset': asset.id }}
        picture={pictureOfCard(asset.id)}
        name={t.names[asset.id] ?? asset.name}
        {...(asset.amount === null
          ? { text: t.texts[asset.id] ?? asset.text }
          : {
              value: isStale ? undefined : formatCount(asset.amount),
              unit: t.units[asset.unit],
            })}
        waiting={t.refreshing}
        hidden={amountsHidden.value && t.hidden}
        {...(path ? { onClick: () => void open.run(path) } : {})}
      />
    );
  });
}

interface ForeignWalletProps extends Omit<TilesProps, 'items'> {
  amounts: readonly ForeignAmount[];
}

function ForeignWallet({ amounts, isStale, registry }: ForeignWalletProps) {
  const t = messages.use().assets;
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  const path = registry && releasedScreen(registry, 'FFC10000', 'fcpurs')?.path;
  return (
    <AssetTile
      data={{ 'data-action': 'openForeign' }}
      picture="fxwallet"
      name={t.foreignTitle}
      figures={
        <span className={styles.pairs}>
          {amounts.map(({ currency, amount }) => (
            <span key={currency} data-currency={currency}>
              <VisuallyHidden>{t.currencies[currency]} </VisuallyHidden>
              <span className={styles.figure}>
                <Figure value={formatMoney(amount)} unit={currency} isStale={isStale} />
              </span>
            </span>
          ))}
        </span>
      }
      {...(path ? { onClick: () => void open.run(path) } : {})}
    />
  );
}

function Figure({ value, unit, isStale }: { value: string; unit: string; isStale: boolean }) {
  const t = messages.use().assets;
  if (isStale) {
    return (
      <>
        <span className={styles.covered} aria-hidden="true" />
        <VisuallyHidden>{t.refreshing}</VisuallyHidden>
      </>
    );
  }
  if (amountsHidden.value) {
    return (
      <>
        <span aria-hidden="true">•••••</span>
        <VisuallyHidden>{t.hidden}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      {value} <span className={styles.unit}>{unit}</span>
    </>
  );
}
