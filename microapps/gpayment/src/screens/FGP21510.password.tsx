import { encryptField } from '@wallet/kit/api';
import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, SecureKeypad } from '@wallet/kit/ui';
import { useState } from 'react';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';
import { newPassword } from '../state/newPassword.ts';

export function FGP21510() {
  const { password: t } = useService();
  const { navigate } = useWallet();
  const [isOpen, setOpen] = useState(false);
  const footer = (
    <BottomBar>
      <Button action="enter" onClick={() => setOpen(true)}>
        {t.enter}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.title} step={{ current: 1, total: 2 }} footer={footer}>
      <ServiceLead title={t.lead} />
      <ul className={styles.bullets}>
        {t.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <SecureKeypad
        isOpen={isOpen}
        title={t.keypad}
        encrypt={encryptField}
        onDone={(encrypted) => {
          setOpen(false);
          newPassword.keep(encrypted);
          navigate.push('FGP21520');
        }}
        onClose={() => setOpen(false)}
      />
    </Screen>
  );
}
