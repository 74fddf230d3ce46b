import { type ReactNode, useEffect, useRef, useState } from 'react';
import { kitMessages, messageText } from '../../messages/index.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Dots } from './Dots.tsx';
import { Keys } from './Keys.tsx';
import styles from './SecureKeypad.module.css';
import type { SecureKeypadProps } from './SecureKeypad.tsx';
import { shuffledDigits } from './shuffledDigits.ts';
import { useSecret } from './useSecret.ts';

/** So long the last dot is seen, and can be taken back, before the digits go by themselves, in milliseconds. */
const SEND_MS = 400;

interface OpenKeypadProps extends Omit<SecureKeypadProps, 'isOpen'> {
  /** why it is asked for again: the dots shake, and it is said at once */
  problem?: ReactNode;
  /** the number is forgotten: the way out */
  onForgotten?: (() => void) | undefined;
}

/** One opening of a SecureKeypad: its own secret, its own order of digits. */
export function OpenKeypad(props: OpenKeypadProps) {
  const { length = 6, minLength = length, waits = false, problem, onClose } = props;
  // A number that may be shorter is never known to be whole.
  const isWaiting = waits || minLength < length;
  const { buttons, keypad: t } = kitMessages.use();
  const [digits, setDigits] = useState(shuffledDigits);
  const [isShuffled, setShuffled] = useState(false);
  const { count, change, handOut, isHere } = useSecret(length, () => begin('secretEmptied'));
  const [isBusy, setBusy] = useState(false);
  const [messageId, setMessageId] = useState<string | null>(null);
  // What was wrong with the last number is over with the first digit of the next.
  const [told, setTold] = useState<ReactNode>(undefined);
  const isWrong = problem !== undefined && problem !== told;

  /** From nothing, with the digits in another order. */
  function begin(why: string | null) {
    setMessageId(why);
    setDigits(shuffledDigits());
  }

  async function confirm() {
    if (isBusy || count < minLength) return;
    setBusy(true);
    setMessageId(null);
    try {
      const encrypted = await handOut(props.encrypt);
      if (encrypted === null) return;
      setTold(undefined);
      props.onDone(encrypted);
    } catch (error) {
      if (isHere.current) begin(messageIdOf(error));
    } finally {
      if (isHere.current) setBusy(false);
    }
  }

  const send = useRef(confirm);
  send.current = confirm;
  useEffect(() => {
    if (waits || count < length) return;
    const timer = setTimeout(() => void send.current(), SEND_MS);
    return () => clearTimeout(timer);
  }, [waits, count, length]);

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={props.title}
      part="secureKeypad"
      {...(isWaiting && {
        footer: (
          <div className={styles.buttons}>
            <Button full variant="secondary" action="cancel" onClick={onClose}>
              {buttons.cancel}
            </Button>
            <Button
              full
              action="confirm"
              isBusy={isBusy}
              disabled={!isBusy && count < minLength}
              onClick={() => void confirm()}
            >
              {buttons.confirm}
            </Button>
          </div>
        ),
      })}
    >
      <div className={styles.keypad} translate="no">
        {props.description !== undefined && <div className={styles.description}>{props.description}</div>}
        <Dots count={count} length={length} isWrong={isWrong} />
        <p className={styles.message} role="alert" data-msg={messageId ?? undefined}>
          {messageId === 'secretEmptied'
            ? t.emptied
            : messageId
              ? messageText(messageId)
              : isWrong && problem}
        </p>
        <Keys
          digits={digits}
          onDigit={(digit) => {
            if (isBusy) return;
            if (messageId === 'secretEmptied') setMessageId(null);
            setTold(problem);
            change((secret) => secret.add(digit));
          }}
          onBackspace={() => change((secret) => secret.backspace())}
          onClear={() => change((secret) => secret.clear())}
          onConfirm={!isWaiting && count === length && !isBusy ? () => void confirm() : undefined}
        />
        <Actions links>
          <Button
            full
            variant="text"
            size="small"
            action="shuffle"
            onClick={() => {
              setDigits(shuffledDigits());
              setShuffled(true);
            }}
          >
            {t.shuffle}
          </Button>
          {props.onForgotten && (
            <Button full variant="text" size="small" action="forgotten" onClick={props.onForgotten}>
              {t.forgotten}
            </Button>
          )}
        </Actions>
        <VisuallyHidden>
          <span aria-live="polite">{isShuffled && t.shuffled}</span>
        </VisuallyHidden>
      </div>
    </Sheet>
  );
}

/** Errors of the API room carry the id of their text; this room does not know them by name. */
function messageIdOf(error: unknown): string | null {
  const { silent, messageId } = (error ?? {}) as { silent?: unknown; messageId?: unknown };
  if (silent === true) return null;
  return typeof messageId === 'string' ? messageId : 'requestFailed';
}
