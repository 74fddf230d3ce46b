import { Screen, useWallet } from '@wallet/kit/app';
import { Button, ResultPage } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import styles from '../parts/text.module.css';

export function FME92000() {
  const { left: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen title={t.title} noBack>
      <ResultPage kind="success" title={t.lead} description={t.text}>
        <div className={styles.buttons}>
          <Button full action="goHome" onClick={navigate.home}>
            {t.home}
          </Button>
          <Button full variant="secondary" action="signUp" onClick={() => navigate.replace('FME21000')}>
            {t.signUp}
          </Button>
        </div>
      </ResultPage>
    </Screen>
  );
}
