import { useState } from 'react';
import { kitMessages, messageText } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Dots } from './Dots.tsx';
import { Keys } from './Keys.tsx';
import styles from './SecureKeypad.module.css';
import type { SecureKeypadProps } from './SecureKeypad.tsx';
import { shuffledDigits } from './shuffledDigits.ts';
import { useSecret } from './useSecret.ts';

/** One opening of a SecureKeypad: its own secret, its own order of digits. */
export function OpenKeypad(props: Omit<SecureKeypadProps, 'isOpen'>) {
  const { length = 6, minLength = length, onClose } = props;
  const { buttons, keypad: t } = kitMessages.use();
  const [digits, setDigits] = useState(shuffledDigits);
  const [isShuffled, setShuffled] = useState(false);
  const { count, change, handOut, isHere } = useSecret(length, () => begin('secretEmptied'));
  const [isBusy, setBusy] = useState(false);
  const [messageId, setMessageId] = useState<string | null>(null);

  /** From nothing, with the digits in another order. */
  function begin(why: string | null) {
    setMessageId(why);
    setDigits(shuffledDigits());
  }

  async function confirm() {
    setBusy(true);
    setMessageId(null);
    try {
      const encrypted = await handOut(props.encrypt);
      if (encrypted !== null) props.onDone(encrypted);
    } catch (error) {
      if (isHere.current) begin(messageIdOf(error));
    } finally {
      if (isHere.current) setBusy(false);
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={props.title}
      part="secureKeypad"
      footer={
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
      }
    >
      <div className={styles.keypad} translate="no">
        {props.description !== undefined && <div className={styles.description}>{props.description}</div>}
        <Dots count={count} length={length} />
        <p className={styles.message} role="alert" data-msg={messageId ?? undefined}>
          {messageId === 'secretEmptied' ? t.emptied : messageId && messageText(messageId)}
        </p>
        <Keys
          digits={digits}
          onDigit={(digit) => {
            if (isBusy) return;
            if (messageId === 'secretEmptied') setMessageId(null);
            change((secret) => secret.add(digit));
          }}
          onBackspace={() => change((secret) => secret.backspace())}
          onClear={() => change((secret) => secret.clear())}
        />
        <Button
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
