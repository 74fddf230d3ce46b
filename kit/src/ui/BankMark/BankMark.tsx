import { classes } from '../classes.ts';
import tile from '../IconTile/IconTile.module.css';
import type { Tile } from '../Picture/pictures.ts';

interface BankMarkProps {
  /** the bank's three digits (004) */
  code: string;
  /** as it stands beside the mark: the mark itself is silent */
  name: string;
  /** 36, 44 */
  size?: 'small' | 'medium';
}

// The tint that customers know a bank by; its own sign is the bank's, and stays with it.
const tints: Readonly<Partial<Record<string, Tile>>> = {
  '003': 'blue',
  '004': 'amber',
  '011': 'green',
  '020': 'blue',
  '023': 'teal',
  '027': 'blue',
  '031': 'blue',
  '032': 'rose',
  '039': 'rose',
  '045': 'teal',
  '071': 'orange',
  '081': 'teal',
  '088': 'blue',
  '089': 'slate',
  '090': 'amber',
  '092': 'blue',
};

/** Whose account it is, at a glance: the bank's initial on its tint. */
export function BankMark({ code, name, size = 'medium' }: BankMarkProps) {
  return (
    <span
      className={classes(tile.tile, tile[size])}
      data-tile={tints[code] ?? 'slate'}
      data-bank={code}
      aria-hidden="true"
    >
      <span className={tile.letter} data-letter={[...name.trim()][0]?.toUpperCase()} />
    </span>
  );
}
