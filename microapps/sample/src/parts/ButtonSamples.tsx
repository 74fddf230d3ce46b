import { BottomBar, Button, Header, Icon, IconButton, type IconName, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from './Samples.module.css';

const variants = ['primary', 'secondary', 'text', 'danger'] as const;
const icons: readonly IconName[] = [
  'back',
  'chevron',
  'down',
  'home',
  'search',
  'cardMenu',
  'close',
  'check',
  'plus',
  'minus',
  'eye',
  'eyeOff',
  'pause',
  'play',
  'info',
  'warning',
  'success',
  'failure',
  'pending',
  'calendar',
  'star',
];

const nothing = () => {};

/** Buttons in every variant and state, icons, and the bars that hold them. */
export function ButtonSamples() {
  const { buttons: t } = messages.use().gallery;
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <Section title={t.header}>
        <div className={styles.stack}>
          <div className={styles.frame}>
            <Header title={t.screenTitle} onBack={nothing} onHome={nothing} />
          </div>
          <div className={styles.frame}>
            <Header title={t.screenTitle} onBack={nothing} onHome={nothing} step={{ current: 2, total: 5 }} />
          </div>
          <div className={styles.frame}>
            <Header title={t.screenTitle} onSearch={nothing} onCardMenu={nothing} />
          </div>
        </div>
      </Section>
      <Section title={t.title}>
        <div className={styles.stack}>
          {variants.map((variant) => (
            <div key={variant} className={styles.row}>
              <Button variant={variant}>{t[variant]}</Button>
              <Button variant={variant} size="small">
                {t.small}
              </Button>
              <Button variant={variant} disabled>
                {t.disabled}
              </Button>
              <Button variant={variant} isBusy>
                {t.busy}
              </Button>
            </div>
          ))}
          <Button full>{t.full}</Button>
        </div>
      </Section>
      <Section title={t.bottomBar}>
        <div className={styles.frame}>
          <BottomBar>
            <Button full variant="secondary">
              {t.secondary}
            </Button>
            <Button full>{t.primary}</Button>
          </BottomBar>
        </div>
      </Section>
      <Section title={t.iconButtons}>
        <div className={styles.row}>
          <IconButton icon="search" label={t.search} onClick={nothing} />
          <IconButton icon="close" label={t.off} isOff onClick={nothing} />
          <IconButton
            icon={isPressed ? 'eyeOff' : 'eye'}
            label={t.toggle}
            isPressed={isPressed}
            onClick={() => setPressed(!isPressed)}
          />
        </div>
      </Section>
      <Section title={t.icons}>
        <ul className={styles.icons}>
          {icons.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
