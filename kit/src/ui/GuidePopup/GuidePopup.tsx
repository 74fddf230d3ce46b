import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { PopupProps } from '../overlays/popups.ts';
import styles from './GuidePopup.module.css';

interface GuidePopupProps extends PopupProps {
  name: 'nativeGuidance' | 'addCertificate' | 'certificateNeeded' | 'availableCert' | 'cddEdd';
}

/** Says what is missing to go on, and offers the way there: the popups of the navigation guard (1-shell s4.1). */
export function GuidePopup({ name, answer, titleId }: GuidePopupProps) {
  const { popups, buttons } = kitMessages.use();
  const text = popups[name];
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {text.title}
      </h2>
      <p className={styles.description}>{text.description}</p>
      <div className={styles.buttons}>
        <Button full action="confirm" onClick={() => answer('confirm')}>
          {text.confirm}
        </Button>
        <Button full variant="secondary" action="cancel" onClick={() => answer('cancel')}>
          {text.cancel}
        </Button>
      </div>
      <div className={styles.close}>
        <IconButton icon="close" label={buttons.close} action="close" onClick={() => answer('close')} />
      </div>
    </>
  );
}
