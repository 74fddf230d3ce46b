import type { Ref } from 'react';
import { IconTile } from '../IconTile/IconTile.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ServiceGrid.module.css';

interface ServiceCellProps {
  /** the picture of the service */
  picture: string;
  name: string;
  /** how things stand there, in ten characters at most: "12,340P". It may come later: its room is there. */
  state?: string | undefined;
  /** something new is there, in words for a screen reader */
  news?: string | undefined;
  /** tiles of 44 instead of 56 */
  size?: 'medium' | 'large';
  action?: string;
  /** attributes that a page is found by */
  data?: Readonly<Record<`data-${string}`, string>>;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** One cell of a ServiceGrid: the whole of it is the button. */
export function ServiceCell({ picture, name, state, news, size = 'large', ...props }: ServiceCellProps) {
  return (
    <li className={styles.place}>
      <button
        type="button"
        ref={props.ref}
        className={styles.cell}
        data-action={props.action}
        {...props.data}
        onClick={props.onClick}
      >
        <IconTile picture={picture} name={name} size={size} isNew={news !== undefined} />
        <span className={styles.name}>{breakable(name)}</span>
        {state !== undefined && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <span className={styles.state}>{state}</span>
          </>
        )}
        {news !== undefined && <VisuallyHidden>, {news}</VisuallyHidden>}
      </button>
    </li>
  );
}

/** A long word of two nouns breaks between them: 탄소중립 / 포인트. */
function breakable(name: string) {
  const [first = name, second] = name.split(/(?<=\S{4})(?=포인트$)/);
  if (second === undefined) return name;
  return (
    <>
      {first}
      <wbr />
      {second}
    </>
  );
}
