import { type Locale, setLocale } from '@wallet/kit/messages';
import { Chips } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from './Samples.module.css';

const looks = ['phone', 'light', 'dark'] as const;
type Look = (typeof looks)[number];

/** Language and colours of the page, to look at everything in each. */
export function LookSamples({ locale }: { locale: Locale }) {
  const t = messages.use().gallery.look;
  const [look, setLook] = useState<Look>('phone');

  useEffect(() => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    if (look !== 'phone') root.dataset.theme = look;
    // The other screens keep the colours of the phone.
    return () => {
      if (before === undefined) delete root.dataset.theme;
      else root.dataset.theme = before;
    };
  }, [look]);

  return (
    <div className={styles.stack}>
      <Chips
        legend={t.language}
        options={[
          { value: 'ko', label: t.ko },
          { value: 'en', label: t.en },
        ]}
        value={locale}
        onChange={(next) => void setLocale(next)}
      />
      <Chips
        legend={t.colours}
        options={looks.map((value) => ({ value, label: t.looks[value] }))}
        value={look}
        onChange={setLook}
      />
    </div>
  );
}
