import { useShownScreen, useWallet } from '@wallet/kit/app';
import { pathOf } from '@wallet/kit/manifest';
import { messages } from '../messages/index.ts';
import styles from './NotiNav.module.css';

const codes = ['FAL11000', 'FAL21000', 'FAL30000'] as const;

/** Notifications, notices and events stand side by side: going between them is no step that back would retrace. */
export function NotiNav() {
  const t = messages.use().nav;
  const { navigate, manifest } = useWallet();
  const { code: shown } = useShownScreen();
  return (
    <nav className={styles.nav} aria-label={t.label}>
      {codes.map((code) => (
        <a
          key={code}
          className={styles.link}
          href={pathOf(manifest, code)}
          aria-current={code === shown ? 'page' : undefined}
          data-action={`open${code}`}
          onClick={(event) => {
            event.preventDefault();
            if (code !== shown) navigate.replace(code);
          }}
        >
          {t[code]}
        </a>
      ))}
    </nav>
  );
}
