import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './AssetTile.module.css';

interface AssetTileProps {
  picture: string;
  name: string;
  /** the figure without its unit; absent while it is read */
  value?: string | undefined;
  unit?: string;
  /** in place of a figure: what there is to do */
  text?: string;
  /** the customer covers amounts; the words say so to a screen reader */
  hidden?: string | false;
  /** what is wrong, in place of the figure */
  problem?: ReactNode;
  /** while the figure is read, for a screen reader */
  waiting?: string;
  /** in place of one figure: several, below the name */
  figures?: ReactNode;
  data?: Readonly<Record<`data-${string}`, string>>;
  onClick?: () => void;
}

/** Something the customer owns: its picture, its name, how much. Its height is there before its figure. */
export function AssetTile({ picture, name, figures, data, onClick, ...figure }: AssetTileProps) {
  const words = (
    <>
      <IconTile picture={picture} name={name} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={figures === undefined ? styles.figure : styles.figures}>
          {figures ?? <Figure {...figure} />}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {onClick ? (
        <button type="button" className={styles.tile} {...data} onClick={onClick}>
          {words}
          <Icon name="chevron" size="small" />
        </button>
      ) : (
        <div className={styles.tile} {...data}>
          {words}
        </div>
      )}
    </li>
  );
}

function Figure({
  value,
  unit,
  text,
  hidden = false,
  problem,
  waiting,
}: Pick<AssetTileProps, 'value' | 'unit' | 'text' | 'hidden' | 'problem' | 'waiting'>) {
  if (problem !== undefined) return <span className={styles.text}>{problem}</span>;
  if (text !== undefined) return <span className={styles.text}>{text}</span>;
  if (value === undefined) {
    return (
      <>
        <span className={styles.bone} aria-hidden="true" />
        {waiting !== undefined && <VisuallyHidden>{waiting}</VisuallyHidden>}
      </>
    );
  }
  if (hidden !== false) {
    return (
      <>
        <span aria-hidden="true">•••••</span>
        <VisuallyHidden>{hidden}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      {value}
      {unit !== undefined && (
        <span className={styles.unit}>
          {/^[가-힣Pg]/.test(unit) ? '' : '\u00a0'}
          {unit}
        </span>
      )}
    </>
  );
}
