import { type ReactNode, useId, useRef } from 'react';
import { Card } from '../Card/Card.tsx';
import { classes } from '../classes.ts';
import { Facts } from '../Facts/Facts.tsx';
import { type PictureName, tileOf } from '../Picture/pictures.ts';
import { usePictures } from '../Picture/usePictures.ts';
import { useFitted } from '../useFitted.ts';
import styles from './Scene.module.css';

/** What heroes.svg draws with light, depth and ground: the services whose homes stand under it. */
type Drawing = Extract<
  PictureName,
  | 'abr'
  | 'assistant'
  | 'book'
  | 'car'
  | 'certi'
  | 'coins'
  | 'coupon'
  | 'donation'
  | 'edoc'
  | 'family'
  | 'flight'
  | 'history'
  | 'insurance'
  | 'lab'
  | 'license'
  | 'mili'
  | 'museum'
  | 'nft'
  | 'nie'
  | 'passport'
  | 'pems'
  | 'rail'
  | 'security'
  | 'smps'
  | 'tax'
  | 'whitepaper'
>;

/** One file for all of them, as for the pictures of tiles. */
const heroesFile = new URL('./heroes.svg', import.meta.url).href;

interface SceneProps {
  /** addresses of a place under a light and under a dark sky: the question stands in it */
  picture?: { day: string; night: string };
  /** in its place: what the service is about, drawn large on its tint */
  drawn?: Drawing;
  /** what the page asks */
  title: ReactNode;
  /** in place of a question: the one number that matters, large under the title that names it */
  figure?: string;
  /** it is late, or owed: the figure says so by its colour as well */
  tone?: 'danger';
  /** under it: how things stand; facts with ` · ` between them stay whole */
  note?: ReactNode;
  /** the main task: where, when, who, and its button */
  children?: ReactNode;
}

/** The head of a home that one sets out from: a place, a question in its sky, and the main task as a card at its foot. */
export function Scene({ picture, drawn, title, figure, tone, note, children }: SceneProps) {
  const titleId = useId();
  return (
    <section className={styles.scene} aria-labelledby={titleId} data-part="hero" data-sky="">
      <div
        className={classes(styles.place, drawn && styles.tinted, children === undefined && styles.alone)}
        data-tile={drawn && tileOf(drawn)}
      >
        {drawn && <Drawn name={drawn} />}
        {/* Lazy: the one that is not shown is not fetched either. */}
        {picture && (
          <>
            <img className={classes(styles.picture, styles.day)} src={picture.day} alt="" loading="lazy" />
            <img
              className={classes(styles.picture, styles.night)}
              src={picture.night}
              alt=""
              loading="lazy"
            />
          </>
        )}
        <div className={styles.words}>
          <h2 id={titleId} className={classes(styles.title, figure !== undefined && styles.label)}>
            {title}
            {figure !== undefined && <Figure tone={tone}>{figure}</Figure>}
          </h2>
          {note !== undefined && (
            <p className={styles.note}>{typeof note === 'string' ? <Facts>{note}</Facts> : note}</p>
          )}
        </div>
      </div>
      {children !== undefined && <Card className={styles.task}>{children}</Card>}
    </section>
  );
}

/** A number stands larger than the word that counts or explains it: 3개, 30,000P, 10:00 출발. */
function Figure({ tone, children }: { tone: 'danger' | undefined; children: string }) {
  const line = useRef<HTMLSpanElement>(null);
  useFitted(line, children);
  const [, number, unit] = /^(.*\d ?)(\p{L}{1,2})$/u.exec(children) ?? [];
  return (
    <span ref={line} className={styles.figure} data-tone={tone} translate="no">
      <span>{number ?? children}</span>
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}

function Drawn({ name }: { name: Drawing }) {
  const isDue = usePictures();
  return (
    <span className={classes(styles.drawn, name === 'rail' && styles.on)} aria-hidden="true">
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        {isDue && <use href={`${heroesFile}#${name}`} />}
      </svg>
    </span>
  );
}
