import type { ReactNode } from 'react';
import { Facts } from '../Facts/Facts.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import type { PictureName } from '../Picture/pictures.ts';
import styles from './Lead.module.css';

interface LeadProps {
  /** whose picture stands over it: what it is about */
  picture?: PictureName | (string & {});
  /** what the screen asks, in large: 누구에게 보낼까요? */
  title?: string;
  /** why, or what is to be known first; facts with ` · ` between them stay whole */
  children?: ReactNode;
}

/** How a screen begins: what it asks, and why. */
export function Lead({ picture, title, children }: LeadProps) {
  return (
    <>
      {picture !== undefined && <IconTile picture={picture} size="large" />}
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {children !== undefined && (
        <p className={styles.text}>{typeof children === 'string' ? <Facts>{children}</Facts> : children}</p>
      )}
    </>
  );
}
