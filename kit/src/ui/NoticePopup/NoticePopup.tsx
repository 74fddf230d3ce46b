import { useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';
import styles from './NoticePopup.module.css';

/** One button of the popup, as the server names it. */
export interface NoticePopupButton {
  /** empty for "OK" */
  name?: string;
  /** handed back to the caller, who follows it */
  link?: string;
  /** the first of two is a cancel and every other a confirm, unless said (E47) */
  role?: 'cancel' | 'confirm';
}

/** How the customer left it; `closeNotice` of `@wallet/kit/common` takes it as it is. */
export interface NoticePopupClosing {
  /** the button's role; `close` for the X, Escape and a route change (A80) */
  by: 'confirm' | 'cancel' | 'close';
  /** "do not show again" was ticked */
  isHideTicked: boolean;
  /** the link of the button, empty without one */
  link: string;
}

export interface NoticePopupProps {
  /** cleaned before it is shown (A69) */
  html: string;
  imageUrl?: string;
  /** for how many days ticking hides it: said beside the box */
  hideDays: number;
  buttons: readonly NoticePopupButton[];
  onClose: (closing: NoticePopupClosing) => void;
  /** a link within the text */
  onLink?: (href: string) => void;
}

/** A notice before home (1-shell s4.6): shown while it is rendered; the caller takes it away on `onClose`. */
export function NoticePopup({ html, imageUrl, hideDays, buttons, onClose, onLink }: NoticePopupProps) {
  const { popups, parts, buttons: labels } = kitMessages.use();
  const [isHideTicked, setHideTicked] = useState(false);
  const close = (by: NoticePopupClosing['by'], link = '') => onClose({ by, isHideTicked, link });
  const shown = buttons.length > 0 ? buttons : [{}];
  const roleOf = (button: NoticePopupButton, place: number) =>
    button.role ?? (shown.length === 2 && place === 0 ? 'cancel' : 'confirm');

  return (
    <Modal popup="notice" label={popups.notice.title} onDismiss={() => close('close')}>
      <div className={styles.head}>
        <IconButton icon="close" label={labels.close} action="close" onClick={() => close('close')} />
      </div>
      {/* It opens unasked: the focus goes to what it says rather than to a button. */}
      <div tabIndex={-1} data-autofocus>
        {imageUrl && <img className={styles.image} src={imageUrl} alt="" />}
        {html && <SafeHtml html={html} {...(onLink ? { onLink } : {})} />}
      </div>
      <div className={styles.buttons}>
        {shown.map((button, place) => {
          const role = roleOf(button, place);
          return (
            <Button
              key={place}
              variant={role === 'cancel' ? 'secondary' : 'primary'}
              action={role}
              onClick={() => close(role, button.link)}
            >
              {button.name || popups.notice[role]}
            </Button>
          );
        })}
      </div>
      <div className={styles.hide}>
        <Checkbox
          field="hide"
          action="hide"
          label={parts.hideForDays({ days: hideDays })}
          checked={isHideTicked}
          onChange={setHideTicked}
        />
      </div>
    </Modal>
  );
}
