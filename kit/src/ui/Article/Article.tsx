import type { ReactNode } from 'react';
import { langOf } from '../../format/index.ts';
import { IconTile } from '../IconTile/IconTile.tsx';
import styles from './Article.module.css';

interface ArticleProps {
  /** over it all; `alt` says what it shows */
  picture?: { src: string; alt: string };
  /** over its head: the picture of the service that it is about */
  tile?: string;
  /** how it stands: badges */
  badges?: ReactNode;
  /** in the language that it is in, whatever the page's */
  title: string;
  /** when it was written, or what it is in a sentence */
  note?: string;
  /** facts between the head and the text */
  children?: ReactNode;
  /** what it says, its lines as they are; or parts of its own, whose language `lang` names */
  text?: ReactNode;
  lang?: string | undefined;
}

/** Something to be read: a notice, an event, a message, each with the same head. */
export function Article({ picture, tile, badges, title, note, children, text, lang }: ArticleProps) {
  return (
    <article className={styles.article}>
      {picture && <img className={styles.picture} src={picture.src} alt={picture.alt} />}
      <div className={styles.head}>
        {tile !== undefined && <IconTile picture={tile} size="large" />}
        {badges && <div className={styles.badges}>{badges}</div>}
        <h2 className={styles.title} lang={langOf(title)}>
          {title}
        </h2>
        {note !== undefined && note !== '' && (
          <p className={styles.note} lang={langOf(note)}>
            {note}
          </p>
        )}
      </div>
      {children}
      {text !== undefined && (
        <div
          className={typeof text === 'string' ? `${styles.text} ${styles.lines}` : styles.text}
          lang={typeof text === 'string' ? langOf(text) : lang}
        >
          {text}
        </div>
      )}
    </article>
  );
}
