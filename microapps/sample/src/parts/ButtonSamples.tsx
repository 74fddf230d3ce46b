import { BottomBar, Button, Header, Icon, IconButton, type IconName, SettingIcon } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

const variants = ['primary', 'secondary', 'text', 'danger'] as const;
const icons: readonly IconName[] = [
  'back',
  'chevron',
  'down',
  'home',
  'search',
  'cardMenu',
  'bell',
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
  'table',
];

const settings = [
  ...(['theme', 'textSize', 'language', 'password', 'pin', 'shield', 'device'] as const),
  ...(['center', 'news', 'message', 'mail', 'post', 'company', 'receipt'] as const),
];

const nothing = () => {};

/** Buttons in every variant and state, icons, and the bars that hold them. */
export function ButtonSamples() {
  const { buttons: t } = messages.use().gallery;
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <Sample title={t.header} of={['Header']}>
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
      </Sample>
      <Sample title={t.title} of={['Button']}>
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
          <div className={styles.row}>
            <Button variant="text" size="small" leads>
              {t.leads}
            </Button>
            <Button variant="text" size="small" leads="down">
              {t.leadsDown}
            </Button>
          </div>
          <Button full>{t.full}</Button>
          <Button full isReady={false}>
            {t.notReady}
          </Button>
        </div>
      </Sample>
      <Sample title={t.bottomBar} of={['BottomBar']}>
        <div className={styles.frame}>
          <BottomBar>
            <Button full variant="secondary">
              {t.secondary}
            </Button>
            <Button full>{t.primary}</Button>
          </BottomBar>
          <BottomBar sum={t.sum} note={t.sumNote}>
            <Button>{t.primary}</Button>
          </BottomBar>
        </div>
      </Sample>
      <Sample title={t.iconButtons} of={['IconButton']}>
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
      </Sample>
      <Sample title={t.icons} of={['Icon']}>
        <ul className={styles.icons}>
          {icons.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title={t.settingIcons} of={['SettingIcon']}>
        <ul className={styles.icons}>
          {settings.map((name) => (
            <li key={name} className={styles.icon}>
              <SettingIcon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}
