import { Screen, useLeaveGuard, useWallet } from '@wallet/kit/app';
import { Button, Checkbox, Section, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from './SMP61000.module.css';

export function SMP61000() {
  const t = messages.use().answer;
  const { navigate } = useWallet();
  const form = useForm({ initial: { value: '' }, rules: {} });
  const [isGuarded, setGuarded] = useState(false);
  useLeaveGuard(isGuarded);

  return (
    <Screen title={t.title}>
      <TextField label={t.value} hint={t.valueHint} autoComplete="off" {...form.field('value')} />
      <Checkbox label={t.guard} field="isGuarded" checked={isGuarded} onChange={setGuarded} />
      <Section title={t.ways}>
        <div className={styles.ways}>
          <Button full action="submit" onClick={() => void navigate.finishApp({ text: form.values.value })}>
            {t.submit}
          </Button>
          <Button full variant="secondary" action="submitOther" onClick={() => void navigate.finishApp(42)}>
            {t.submitOther}
          </Button>
          <Button full variant="secondary" action="cancelApp" onClick={() => void navigate.cancelApp()}>
            {t.cancel}
          </Button>
          <Button full variant="secondary" action="closeApp" onClick={navigate.close}>
            {t.close}
          </Button>
          <Button
            full
            variant="secondary"
            action="deeper"
            onClick={() => void navigate.openApp('/sample/answer', { key: 'deeper' })}
          >
            {t.deeper}
          </Button>
        </div>
      </Section>
    </Screen>
  );
}
