import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { classes } from '../classes.ts';
import styles from './MediaCard.module.css';

interface MediaCardProps {
  title: ReactNode;
  /** what the card's name counts as among the headings around it; 2 unless told */
  level?: 2 | 3;
  /** card: the picture over the words, as wide as the list; row: a small one beside them, for a list to compare */
  look?: 'card' | 'row';
  /** beside the point of the words, so it has no text of its own; without one the card is words alone */
  imageUrl?: string | undefined;
  /** where there is no address: a Cover */
  cover?: ReactNode;
  /** over the title: a badge or two */
  badge?: ReactNode;
  /** under the title: what else to know */
  children?: ReactNode;
  /** makes the whole card a button, called by its title; without it the card leads nowhere */
  onClick?: () => void;
  action?: string;
}

/** One row of a List as a card: a picture, what it is called, and what to know of it. */
export function MediaCard(props: MediaCardProps) {
  const { title, look = 'card', level = 2, imageUrl, cover, badge, children, onClick, action } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.item}>
      <Card className={classes(styles.card, look === 'row' && styles.row)}>
        {imageUrl && <img className={styles.picture} src={imageUrl} alt="" loading="lazy" />}
        {!imageUrl && cover}
        <div className={styles.words}>
          {badge}
          <Heading className={styles.title}>
            {onClick ? (
              <button type="button" className={styles.open} data-action={action} onClick={onClick}>
                {title}
              </button>
            ) : (
              title
            )}
          </Heading>
          {children}
        </div>
      </Card>
    </li>
  );
}
