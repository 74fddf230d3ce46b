import { locale } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import tile from '../IconTile/IconTile.module.css';
import type { Tile } from '../Picture/pictures.ts';

interface BankMarkProps {
  /** the bank's three digits (004) */
  code: string;
  /** as it stands beside the mark, for a bank that is not known here: the mark itself is silent */
  name?: string;
  /** 36, 44, 56 */
  size?: 'small' | 'medium' | 'large';
}

// The tint and the initials that customers know a bank by, so that an account has one mark wherever it is named, with its
// bank's name or without; its own sign is the bank's, and stays with it.
const banks: Readonly<Partial<Record<string, readonly [tint: Tile, ko: string, en: string]>>> = {
  '003': ['blue', '기', 'I'],
  '004': ['amber', '국', 'K'],
  '011': ['green', '농', 'N'],
  '020': ['blue', '우', 'W'],
  '023': ['teal', '제', 'S'],
  '027': ['blue', '씨', 'C'],
  '031': ['blue', '아', 'I'],
  '032': ['rose', '부', 'B'],
  '039': ['rose', '경', 'K'],
  '045': ['teal', '새', 'M'],
  '071': ['orange', '우', 'P'],
  '081': ['teal', '하', 'H'],
  '088': ['blue', '신', 'S'],
  '089': ['slate', '케', 'K'],
  '090': ['amber', '카', 'K'],
  '092': ['blue', '토', 'T'],
};

/** Whose account it is, at a glance: the bank's initial on its tint. */
export function BankMark({ code, name = '', size = 'medium' }: BankMarkProps) {
  const [tint = 'slate', ko = [...name.trim()][0], en = ko] = banks[code] ?? [];
  return (
    <span
      className={classes(tile.tile, tile[size])}
      data-size={size === 'large' ? size : undefined}
      data-tile={tint}
      data-bank={code}
      aria-hidden="true"
    >
      <span className={tile.letter} data-letter={(locale.value === 'ko' ? ko : en)?.toUpperCase()} />
    </span>
  );
}
