import type { ReactNode } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import picture from '../Picture/Picture.module.css';
import { tileOf } from '../Picture/pictures.ts';
import { picturesFile, usePictures } from '../Picture/usePictures.ts';
import styles from './Pass.module.css';

interface PassProps {
  /** what it admits to, or whose it is */
  title: string;
  /** valid passes show their code; of the others only the stamp is left of it */
  state: 'valid' | 'used' | 'cancelled' | 'expired';
  /** in place of the house's word for a pass that is over: 취소됐어요 */
  stamp?: string | undefined;
  /** over the picture: "오늘 쓸 수 있어요" */
  badge?: ReactNode;
  /** its picture: an address, or the name of a service picture on its tint */
  imageUrl?: string | undefined;
  picture?: string;
  /** or drawn for it: a Cover */
  cover?: ReactNode;
  /** when, who, how many: short facts beside each other */
  facts?: readonly { label: string; value: ReactNode }[];
  /** the code: a QrCode or a Barcode. No button belongs beside it. */
  code?: ReactNode;
  /** the code's number, for whoever cannot scan it: shown in groups of four, unless it brings its own */
  number?: string;
  /** under the number: how long it is good for */
  note?: ReactNode;
}

/** A day with its hours needs the whole line, and so does a word that is wider than a third of it. */
const isLong = (value: ReactNode) =>
  typeof value === 'string' && (value.length > 12 || /[가-힣]{7}/.test(value));

/** A ticket, a booking, a coupon, a card: its picture, what it says, and behind the tear its code on white. */
export function Pass({ title, state, badge, imageUrl, facts = [], code, number, note, ...props }: PassProps) {
  const { passes } = kitMessages.use();
  const isDue = usePictures();
  const tile = props.picture === undefined ? undefined : (tileOf(props.picture) ?? 'slate');
  const { cover } = props;
  const isGood = state === 'valid';
  return (
    <article
      className={classes(styles.pass, !isGood && styles.over)}
      data-part="pass"
      data-state={state}
      aria-label={title}
    >
      {(imageUrl !== undefined || cover !== undefined || tile !== undefined) && (
        <div className={styles.picture} data-tile={tile}>
          {imageUrl !== undefined ? (
            <img className={styles.image} src={imageUrl} alt="" />
          ) : cover !== undefined ? (
            cover
          ) : (
            <svg className={`${picture.picture} ${styles.drawing}`} viewBox="0 0 32 32" aria-hidden="true">
              {isDue && tile && <use href={`${picturesFile}#${props.picture}`} />}
            </svg>
          )}
          {badge !== undefined && isGood && <span className={styles.badge}>{badge}</span>}
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={isLong(value) ? styles.long : undefined}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {(code !== undefined || !isGood) && (
        <div className={styles.stub}>
          {isGood ? (
            <>
              <div className={styles.plate}>
                {code}
                {number !== undefined && (
                  <p className={styles.number} translate="no" data-part="codeNumber">
                    {/[ -]/.test(number) ? number : number.replace(/(.{4})(?=.)/g, '$1 ')}
                  </p>
                )}
              </div>
              {note !== undefined && <p className={styles.note}>{note}</p>}
            </>
          ) : (
            <p className={styles.stamp}>{props.stamp ?? passes[state]}</p>
          )}
        </div>
      )}
    </article>
  );
}
