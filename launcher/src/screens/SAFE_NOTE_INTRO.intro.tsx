import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import styles from './SAFE_NOTE_INTRO.module.css';

// The specification calls it a static page: it asks for nothing and leads home (1-shell s2.3).
export function SAFE_NOTE_INTRO() {
  const t = messages.use().safeNote;
  const { navigate } = useWallet();
  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full onClick={navigate.home}>
            {t.home}
          </Button>
        </BottomBar>
      }
    >
      <h2 className={styles.lead}>{t.lead}</h2>
      <ul className={styles.points}>
        {t.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.note}>{t.note}</p>
    </Screen>
  );
}
