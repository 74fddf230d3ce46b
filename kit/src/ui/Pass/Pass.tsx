import type { ReactNode } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import picture from '../Picture/Picture.module.css';
import { tileOf } from '../Picture/pictures.ts';
import { picturesFile, usePictures } from '../Picture/usePictures.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Pass.module.css';

/** A station or an airport, and when one leaves or is there. */
interface Stop {
  name: string;
  at?: string | undefined;
}

interface PassProps {
  /** what it admits to, or whose it is */
  title: string;
  /** valid passes show their code; of the others only the stamp is left of it */
  state: 'valid' | 'used' | 'cancelled' | 'expired';
  /** in place of the house's word for a pass that is over: 취소됐어요 */
  stamp?: string | undefined;
  /** on its picture, or at the end of its band: "오늘 쓸 수 있어요" */
  badge?: ReactNode;
  /** something is due today: the badge warns */
  isUrgent?: boolean;
  /** its picture: an address; or the name of a service picture, in a band of its tint with the title */
  imageUrl?: string | undefined;
  picture?: string;
  /** a card one holds, not a ticket for once: all above the tear in the tint of its picture, as an ID has it */
  isCard?: boolean;
  /** of a journey: where it goes, large, in place of the title; the band says by which train or flight */
  way?: { from: Stop; to: Stop; by: string };
  /** or drawn for it: a Cover */
  cover?: ReactNode;
  /** when, who, how many: short facts beside each other */
  facts?: readonly { label: string; value: ReactNode }[];
  /** the code: a QrCode or a Barcode. No button belongs beside it. */
  code?: ReactNode;
  /** the code's number, for whoever cannot scan it: shown in groups of four, unless it brings its own */
  number?: string | undefined;
  /** under the number: how long it is good for */
  note?: ReactNode;
}

/** A day with its hours needs the whole line, and so does a word that is wider than a third of it. */
const isLong = (value: ReactNode) =>
  typeof value === 'string' && (value.length > 12 || /[가-힣]{7}/.test(value));

/** A ticket, a booking, a coupon, a card: its picture or its band, what it says, and behind the tear its code on white. */
export function Pass({ title, state, badge, imageUrl, facts = [], code, number, note, ...props }: PassProps) {
  const { passes } = kitMessages.use();
  const isDue = usePictures();
  const { cover, way } = props;
  const isShown = imageUrl !== undefined || cover !== undefined;
  const tile = isShown || props.picture === undefined ? undefined : (tileOf(props.picture) ?? 'slate');
  const isGood = state === 'valid';
  const stands = badge !== undefined && isGood && (
    <span className={classes(styles.badge, props.isUrgent && styles.urgent)}>{badge}</span>
  );
  const head = <h2 className={styles.title}>{way ? <VisuallyHidden>{title}</VisuallyHidden> : title}</h2>;
  return (
    <article
      className={classes(styles.pass, !isGood && styles.over)}
      data-part="pass"
      data-state={state}
      aria-label={title}
    >
      <div className={classes(styles.face, props.isCard && styles.card)} data-tile={tile}>
        {isShown ? (
          <div className={styles.picture}>
            {imageUrl !== undefined ? <img className={styles.image} src={imageUrl} alt="" /> : cover}
            {stands}
          </div>
        ) : (
          tile !== undefined && (
            <div className={styles.band}>
              <svg className={`${picture.picture} ${styles.drawing}`} viewBox="0 0 32 32" aria-hidden="true">
                {isDue && <use href={`${picturesFile}#${props.picture}`} />}
              </svg>
              {way ? <p className={styles.title}>{way.by}</p> : head}
              {stands}
            </div>
          )
        )}
        <div className={styles.words}>
          {(way || tile === undefined) && head}
          {way && (
            <div className={styles.way}>
              <Stop {...way.from} />
              <Icon name="forward" />
              <Stop {...way.to} />
            </div>
          )}
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

function Stop({ name, at }: Stop) {
  return (
    <p className={styles.stop}>
      <span className={styles.name}>{name}</span>
      {at !== undefined && <span className={styles.at}>{at}</span>}
    </p>
  );
}
