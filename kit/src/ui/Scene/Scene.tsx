import { type ReactNode, useId } from 'react';
import { Card } from '../Card/Card.tsx';
import styles from './Scene.module.css';

interface SceneProps {
  /** address of a picture with a light sky: the question stands over it */
  picture: string;
  /** what the page asks */
  title: ReactNode;
  /** the main task: where, when, who, and its button */
  children: ReactNode;
}

/** The head of a home that one sets out from: a place, a question in its sky, and the main task as a card at its foot. */
export function Scene({ picture, title, children }: SceneProps) {
  const titleId = useId();
  return (
    <section className={styles.scene} aria-labelledby={titleId}>
      <div className={styles.place}>
        <img className={styles.picture} src={picture} alt="" />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </div>
      <Card className={styles.task}>{children}</Card>
    </section>
  );
}
