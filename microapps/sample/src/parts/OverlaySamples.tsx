import {
  alert,
  Button,
  confirm,
  loginGuide,
  NoticePopup,
  openPopup,
  Sheet,
  TermsDialog,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

/** What covers the page: each opens on a tap. */
export function OverlaySamples() {
  const { overlays: t } = messages.use().gallery;
  const [open, setOpen] = useState<'sheet' | 'terms' | 'notice' | null>(null);
  const close = () => setOpen(null);
  const samples = [
    { action: 'showAlert', label: t.alert, show: () => alert({ id: 'sessionExpired' }) },
    { action: 'showConfirm', label: t.confirm, show: () => confirm({ id: 'leavePayment' }) },
    { action: 'showLoginGuide', label: t.guide, show: () => loginGuide() },
    { action: 'showPopup', label: t.popup, show: () => openPopup('nativeGuidance') },
    { action: 'showToast', label: t.toast, show: () => toast(t.toastText) },
    { action: 'showSheet', label: t.sheet, show: () => setOpen('sheet') },
    { action: 'showTerms', label: t.terms, show: () => setOpen('terms') },
    { action: 'showNotice', label: t.notice, show: () => setOpen('notice') },
  ];
  return (
    <Sample
      title={t.title}
      of={['alert', 'confirm', 'loginGuide', 'openPopup', 'toast', 'Sheet', 'TermsDialog', 'NoticePopup']}
    >
      <div className={styles.row}>
        {samples.map(({ action, label, show }) => (
          <Button key={action} variant="secondary" action={action} onClick={() => void show()}>
            {label}
          </Button>
        ))}
      </div>
      <Sheet
        isOpen={open === 'sheet'}
        title={t.sheet}
        onClose={close}
        footer={
          <Button full onClick={close}>
            {t.done}
          </Button>
        }
      >
        <p>{t.sheetText}</p>
      </Sheet>
      <TermsDialog
        isOpen={open === 'terms'}
        title={t.terms}
        text={t.termText}
        onAgree={close}
        onClose={close}
      />
      {open === 'notice' && (
        <NoticePopup
          html={t.noticeHtml}
          hideDays={7}
          buttons={[{ name: t.later }, { name: t.done }]}
          onClose={close}
        />
      )}
    </Sample>
  );
}
