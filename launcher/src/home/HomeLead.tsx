import { loginPath, useQuery, useWallet } from '@wallet/kit/app';
import type { Person } from '@wallet/kit/session';
import { Button, IconButton } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import styles from './HomeLead.module.css';

interface HomeLeadProps {
  person: Person | null;
  /** absent where there is no menu */
  onMenu?: () => void;
  /** where notifications are; the bell is there only where they are */
  notificationsPath?: string | null;
}

/** The first lines of home: by name to a member, an invitation to a visitor. */
export function HomeLead({ person, onMenu, notificationsPath = null }: HomeLeadProps) {
  const t = messages.use().home;
  const { navigate } = useWallet();
  const isFresh = useQuery().get('loginAfter') === 'true';
  const greet = isFresh ? t.greetingAfterLogin : t.greeting;
  return (
    <div>
      <div className={styles.row}>
        <p className={styles.lead}>{person ? greet({ name: person.name }) : t.visitorGreeting}</p>
        <div className={styles.ways}>
          {notificationsPath !== null && (
            <IconButton
              icon="bell"
              label={t.notifications}
              action="notifications"
              onClick={() => void navigate.open(notificationsPath)}
            />
          )}
          {onMenu && (
            <Button variant="text" action="menu" onClick={onMenu}>
              {t.menu}
            </Button>
          )}
        </div>
      </div>
      {!person && (
        <div className={styles.visitor}>
          <p className={styles.text}>{t.visitorText}</p>
          <Button full action="login" onClick={() => navigate.push(loginPath)}>
            {t.login}
          </Button>
        </div>
      )}
    </div>
  );
}
