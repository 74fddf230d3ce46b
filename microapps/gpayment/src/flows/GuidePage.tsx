import { Screen, useWallet } from '@wallet/kit/app';
import { Button, Section } from '@wallet/kit/ui';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

/** How paying abroad works, in plain words. */
export function GuidePage({ isKftc = false }: { isKftc?: boolean }) {
  const { guide: t } = useService();
  const { navigate } = useWallet();
  return (
    <Screen title={t.title}>
      {(isKftc ? t.kftcParts : t.parts).map(({ title, text }) => (
        <Section key={title} title={title}>
          <p className={styles.text}>{text}</p>
        </Section>
      ))}
      <Section title={t.ask}>
        <Button full variant="secondary" action="inquire" onClick={() => navigate.push('FGP99100')}>
          {t.inquire}
        </Button>
      </Section>
    </Screen>
  );
}
