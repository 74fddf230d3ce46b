import styles from './Hero.module.css';

/** Coins and a glow of amber at the edge of a hero; silent, and gone where the words need the room. */
export function Coins() {
  return (
    <svg className={styles.coins} viewBox="0 0 104 88" aria-hidden="true" focusable="false">
      <ellipse cx="38" cy="76" rx="30" ry="9" fill="#1c1a17" opacity=".07" />
      <path fill="#e59a00" d="M12 60v8c0 5 11 9 25 9s25-4 25-9v-8z" />
      <ellipse cx="37" cy="60" rx="25" ry="9" fill="#ffcb52" />
      <path fill="#e59a00" d="M16 46v8c0 5 11 9 25 9s25-4 25-9v-8z" />
      <ellipse cx="41" cy="46" rx="25" ry="9" fill="#ffd775" />
      <circle cx="72" cy="34" r="25" fill="#e59a00" />
      <circle cx="70" cy="32" r="25" fill="#ffb81c" />
      <circle cx="70" cy="32" r="18.5" fill="none" stroke="#e59a00" strokeWidth="2.5" />
      <path
        d="M65.5 41.5v-18H72a5.8 5.8 0 0 1 0 11.5h-6.5"
        fill="none"
        stroke="#8a5200"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
