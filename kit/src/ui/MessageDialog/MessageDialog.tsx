import { useId } from 'react';
import { kitMessages, messageText } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import type { OpenDialog } from '../overlays/overlays.ts';
import styles from './MessageDialog.module.css';

/** Questions of the kit itself whose confirm loses what the customer has begun. */
const losing: readonly string[] = ['leavePayment', 'leaveForm'];

/** One alert, confirm or login guide, with the attributes of contracts/page.md. */
export function MessageDialog({ dialog }: { dialog: OpenDialog }) {
  const { id, kind, answer } = dialog;
  const texts = kitMessages.use();
  const textId = useId();
  const own: Partial<Record<string, { confirm: string; cancel: string }>> = texts.dialogButtons;
  const isDanger = dialog.danger !== undefined || (losing.includes(id) && dialog.text === undefined);
  const confirmLabel =
    dialog.danger ??
    dialog.confirmLabel ??
    (kind === 'alert' ? undefined : own[id]?.confirm) ??
    texts.buttons.confirm;
  // "Cancel" beside "cancel the booking" would say both things.
  const stay = dialog.danger === undefined ? texts.buttons.cancel : texts.buttons.stay;
  const cancelLabel = dialog.cancelLabel ?? own[id]?.cancel ?? stay;

  return (
    <Modal message={id} labelledBy={textId} onDismiss={() => answer(kind === 'confirm' ? 'cancel' : 'close')}>
      <p id={textId} className={classes(styles.text, kind === 'guide' && styles.beside)}>
        <Words text={dialog.text ?? messageText(id, dialog.params)} />
      </p>
      {dialog.quote !== undefined && (
        <p className={styles.quote} data-part="quote">
          {dialog.quote}
        </p>
      )}
      {dialog.picture !== undefined && <img className={styles.picture} src={dialog.picture} alt="" />}
      <div className={classes(styles.buttons, kind === 'guide' && styles.stacked)}>
        {kind !== 'alert' && (
          <Button
            variant={kind === 'guide' ? 'primary' : 'secondary'}
            action="cancel"
            onClick={() => answer('cancel')}
          >
            {cancelLabel}
          </Button>
        )}
        <Button
          action="confirm"
          {...(isDanger ? { variant: 'danger' as const } : {})}
          {...(kind === 'guide' ? { variant: 'text' as const, full: true } : {})}
          onClick={() => answer('confirm')}
        >
          {confirmLabel}
        </Button>
      </div>
      {kind === 'guide' && (
        <div className={styles.close}>
          <IconButton
            icon="close"
            label={texts.buttons.close}
            action="close"
            onClick={() => answer('close')}
          />
        </div>
      )}
    </Modal>
  );
}

/** A short sentence is large; a short first line, or a question with more after it, stands over what it means. */
function Words({ text }: { text: string }) {
  const [, question, more] = /^([^?\n]{2,40}(?:\?\s+|\n))(\S[\s\S]*)$/.exec(text) ?? [];
  if (question === undefined)
    return <span className={text.length > 40 ? styles.plain : styles.title}>{text}</span>;
  return (
    <>
      <span className={styles.title}>{question.trim()}</span> <span className={styles.more}>{more}</span>
    </>
  );
}
