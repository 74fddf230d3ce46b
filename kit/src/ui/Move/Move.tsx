import styles from './Move.module.css';

/** What is said of a value that moved; its ▲ or ▼ begins what is coloured. The words say up or down themselves. */
export function Move({ children }: { children: string }) {
  const at = children.search(/[▲▼]/);
  if (at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <span className={children[at] === '▲' ? styles.up : styles.down}>{children.slice(at)}</span>
    </>
  );
}
