import { type ReactNode, useState } from 'react';
import { type CredentialFacts, isPresentable } from '../../identity/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import picture from '../Picture/Picture.module.css';
import { type PictureName, tileOf } from '../Picture/pictures.ts';
import { picturesFile, usePictures } from '../Picture/usePictures.ts';
import { useOutOfSight } from '../PresentSheet/useOutOfSight.ts';
import { useIdentityWords } from '../useIdentityWords/useIdentityWords.ts';
import styles from './CredentialCard.module.css';
import { LiveMark } from './LiveMark.tsx';

export interface CredentialCardProps extends CredentialFacts {
  /** when, how long, what level: short facts under the name */
  facts?: readonly { label: string; value: ReactNode }[];
  /** on a screen that is the card: its live mark stands in the page, and nothing is opened */
  isLive?: boolean;
  /** only seen: the page around it says what is done with it */
  isStill?: boolean;
  /** in place of the full screen: where that asks for a secret number first */
  onOpen?: () => void;
  /** what stands on the button that opens it */
  open?: string;
  /** whose card it is: its tint is the card's, and where there is no photo it stands in its place */
  picture?: PictureName;
  /** opening it is the one main thing of the screen */
  isMain?: boolean;
  /** under the card where it is shown full screen: a code, a hint to whom */
  more?: ReactNode;
}

/**
 * A credential as a card: who issued it, to whom, how it stands. A tap shows one that counts full screen with a live
 * mark, a moving emblem and the running second, which no picture of it has; out of sight it is covered
 * (3-identity-and-services s3, issue 15).
 */
export function CredentialCard(props: CredentialCardProps) {
  const { more, isLive = false, isStill = false, isMain, onOpen, open, ...card } = props;
  const { card: t } = useIdentityWords();
  const { buttons } = kitMessages.use();
  const [isOpen, setOpen] = useState(false);
  const { title, state } = card;
  const canOpen = isPresentable(card) && !isLive && !isStill;
  const opens = {
    label: open === undefined ? t.enlarge({ title }) : `${title} ${open}`,
    onClick: () => (onOpen ? onOpen() : setOpen(true)),
  };
  return (
    <>
      <Face {...card} isLive={isLive && isPresentable(card)}>
        {canOpen &&
          (isMain ? (
            <Button full action="enlargeCard" {...opens}>
              {open ?? t.open}
            </Button>
          ) : (
            // The card itself, with a sign of it in its corner.
            <button
              type="button"
              className={styles.open}
              data-action="enlargeCard"
              aria-label={opens.label}
              onClick={opens.onClick}
            >
              <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M15 4h5v5M20 4l-6 6M9 20H4v-5M4 20l6-6" />
              </svg>
            </button>
          ))}
      </Face>
      {isOpen && isPresentable({ state }) && (
        <Modal place="full" part="credential" label={title} onDismiss={() => setOpen(false)}>
          <div className={styles.bar}>
            <IconButton icon="close" label={buttons.close} action="close" onClick={() => setOpen(false)} />
          </div>
          <div className={styles.page}>
            <Face {...card} isLive />
            {more}
          </div>
        </Modal>
      )}
    </>
  );
}

interface FaceProps extends CredentialCardProps {
  /** the button at its foot */
  children?: ReactNode;
}

function Face({ facts = [], isLive = false, picture: kind = 'cert', children, ...card }: FaceProps) {
  const { card: t } = useIdentityWords();
  const isAway = useOutOfSight();
  const { title, issuer, name, otherName, number, state, stateText = t.states[state], photo } = card;
  const tile = tileOf(kind);
  if (isAway)
    return (
      <div
        className={classes(styles.card, styles.covered)}
        data-tile={tile}
        data-part="credentialCard"
        data-state="covered"
      >
        <Icon name="lock" size="disc" />
        <p>{t.covered}</p>
      </div>
    );
  return (
    <article
      className={classes(styles.card, isPresentable(card) ? isLive && styles.shimmers : styles.over)}
      data-tile={tile}
      data-part="credentialCard"
      data-state={state}
      aria-label={title}
    >
      <div className={styles.head}>
        <span className={styles.issuer}>{issuer}</span>
        <span className={styles.state}>
          <Badge tone={state === 'valid' ? 'success' : state === 'due' ? 'accent' : 'neutral'}>
            {stateText}
          </Badge>
        </span>
      </div>
      <div className={styles.who}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.name}>{name}</p>
          {otherName && <p className={styles.other}>{otherName}</p>}
        </div>
        {photo ? <img className={styles.photo} src={photo} alt={t.photo({ name })} /> : <Emblem of={kind} />}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {number && (
        <p className={styles.number} translate="no">
          {number}
        </p>
      )}
      {isLive && <LiveMark />}
      {children}
    </article>
  );
}

/** What says who somebody is: a face belongs on it. */
const identities: readonly PictureName[] = ['gmid', 'moid', 'student', 'passport', 'car', 'mili'];

/** Where a card has no photo: a face's outline where a face belongs, else the picture of its service; silent. */
function Emblem({ of }: { of: PictureName }) {
  const isDue = usePictures();
  const isFace = identities.includes(of);
  return (
    <span className={classes(styles.emblemPlate, isFace && styles.noPhoto)} aria-hidden="true">
      <svg className={picture.picture} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        {isDue && <use href={`${picturesFile}#${isFace ? 'my' : of}`} />}
      </svg>
    </span>
  );
}
