import styles from '../Tabs/Tabs.module.css';

interface TabLinksProps<V extends string> {
  /** names the row */
  label: string;
  /** `href` is where it leads when it is opened by itself, `action` what it is found by */
  tabs: readonly { value: V; label: string; href: string; action?: string }[];
  current: V | (string & {});
  /** a tap on another one */
  onGo: (value: V) => void;
}

/** Pages beside each other in one row of tabs: links, for what has an address of its own. A page has one such row. */
export function TabLinks<V extends string>({ label, tabs, current, onGo }: TabLinksProps<V>) {
  return (
    <nav className={`${styles.row} ${styles.links}`} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.value}
          className={styles.tab}
          href={tab.href}
          aria-current={tab.value === current ? 'page' : undefined}
          data-action={tab.action}
          onClick={(event) => {
            event.preventDefault();
            if (tab.value !== current) onGo(tab.value);
          }}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
