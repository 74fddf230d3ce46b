import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './TabBar.module.css';

/** A root of the wallet. */
export interface Tab {
  id: string;
  label: string;
  icon: IconName;
  href: string;
}

interface TabBarProps {
  /** names the bar for a screen reader */
  label: string;
  tabs: readonly Tab[];
  /** id of the root that is shown */
  current: string;
  /** in place of the browser's own way to the address */
  onOpen: (tab: Tab) => void;
}

/** The ways between the roots of the wallet, at the thumb. A second tap on the one that is shown goes to its top. */
export function TabBar({ label, tabs, current, onOpen }: TabBarProps) {
  function open(event: MouseEvent, tab: Tab) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (tab.id === current) window.scrollTo({ top: 0, behavior: 'smooth' });
    else onOpen(tab);
  }

  return (
    <nav className={styles.bar} aria-label={label} data-part="tabBar">
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id} className={styles.place}>
            <a
              className={styles.tab}
              href={tab.href}
              aria-current={tab.id === current ? 'page' : undefined}
              data-action={`tab-${tab.id}`}
              onClick={(event) => open(event, tab)}
            >
              <Icon name={tab.icon} size="tab" filled={tab.id === current} />
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
