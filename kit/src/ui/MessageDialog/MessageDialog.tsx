import { useId } from 'react';
import { kitMessages, messageText } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import type { OpenDialog } from '../overlays/overlays.ts';
import styles from './MessageDialog.module.css';

/** One alert, confirm or login guide, with the attributes of contracts/page.md. */
export function MessageDialog({ dialog }: { dialog: OpenDialog }) {
  const { id, kind, answer } = dialog;
  const texts = kitMessages.use();
  const textId = useId();
  const own: Partial<Record<string, { confirm: string; cancel: string }>> = texts.dialogButtons;
  const confirmLabel =
    dialog.confirmLabel ?? (kind === 'alert' ? undefined : own[id]?.confirm) ?? texts.buttons.confirm;
  const cancelLabel = dialog.cancelLabel ?? own[id]?.cancel ?? texts.buttons.cancel;

  return (
    <Modal message={id} labelledBy={textId} onDismiss={() => answer(kind === 'confirm' ? 'cancel' : 'close')}>
      <p id={textId} className={classes(styles.text, kind === 'guide' && styles.beside)}>
        {dialog.text ?? messageText(id, dialog.params)}
      </p>
      <div className={styles.buttons}>
        {kind !== 'alert' && (
          <Button variant="secondary" action="cancel" onClick={() => answer('cancel')}>
            {cancelLabel}
          </Button>
        )}
        <Button action="confirm" onClick={() => answer('confirm')}>
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
