import styles from './TermsDialog.module.css';

/** Terms as words; paragraphs are divided by line breaks. */
export function TermsText({ text, labelledBy }: { text: string; labelledBy: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
    <section className={styles.text} tabIndex={0} aria-labelledby={labelledBy}>
      {text.split(/\n+/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}
