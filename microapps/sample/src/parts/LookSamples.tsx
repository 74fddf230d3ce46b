import { type Locale, setLocale } from '@wallet/kit/messages';
import { Chips } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from './Samples.module.css';

const looks = ['phone', 'light', 'dark'] as const;
const sizes = ['100%', '200%'] as const;
const motions = ['phone', 'reduced'] as const;

/** Sets something of the page's root for as long as the gallery stands: other screens keep what the phone says. */
function useRoot(apply: (root: HTMLElement) => () => void, value: string): void {
  useEffect(() => apply(document.documentElement), [value]);
}

function setData(root: HTMLElement, name: 'theme' | 'motion', value: string): () => void {
  const before = root.dataset[name];
  if (value !== 'phone') root.dataset[name] = value;
  return () => {
    if (before === undefined) delete root.dataset[name];
    else root.dataset[name] = before;
  };
}

/** Language, colours, size of text and motion of the page, to look at everything in each. */
export function LookSamples({ locale }: { locale: Locale }) {
  const t = messages.use().gallery.look;
  const [look, setLook] = useState<(typeof looks)[number]>('phone');
  const [size, setSize] = useState<(typeof sizes)[number]>('100%');
  const [motion, setMotion] = useState<(typeof motions)[number]>('phone');
  useRoot((root) => setData(root, 'theme', look), look);
  useRoot((root) => setData(root, 'motion', motion), motion);
  useRoot((root) => {
    root.style.fontSize = size === '100%' ? '' : size;
    return () => {
      root.style.fontSize = '';
    };
  }, size);

  return (
    <div className={styles.looks}>
      <p className={styles.caption} aria-hidden="true">
        {t.language}
      </p>
      <Chips
        legend={t.language}
        options={[
          { value: 'ko', label: t.ko },
          { value: 'en', label: t.en },
        ]}
        value={locale}
        onChange={(next) => void setLocale(next)}
      />
      <p className={styles.caption} aria-hidden="true">
        {t.colours}
      </p>
      <Chips
        legend={t.colours}
        options={looks.map((value) => ({ value, label: t.looks[value] }))}
        value={look}
        onChange={setLook}
      />
      <p className={styles.caption} aria-hidden="true">
        {t.size}
      </p>
      <Chips
        legend={t.size}
        options={sizes.map((value) => ({ value, label: value }))}
        value={size}
        onChange={setSize}
      />
      <p className={styles.caption} aria-hidden="true">
        {t.motion}
      </p>
      <Chips
        legend={t.motion}
        options={motions.map((value) => ({ value, label: t.motions[value] }))}
        value={motion}
        onChange={setMotion}
      />
    </div>
  );
}
