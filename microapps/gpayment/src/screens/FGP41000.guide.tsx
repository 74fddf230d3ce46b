import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import styles from '../parts/pay.module.css';

/** How cash comes from a machine abroad. */
export function FGP41000() {
  const t = messages.use().pay.atm;
  const { navigate } = useWallet();
  const footer = (
    <BottomBar>
      <Button action="submit" onClick={() => navigate.push('FGP41100')}>
        {t.start}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.guideTitle} footer={footer}>
      <p className={styles.lead}>{t.lead}</p>
      <ol className={styles.steps}>
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.block}>
        <InlineNotice>{t.safe}</InlineNotice>
      </div>
    </Screen>
  );
}
