import { Screen, useQuery, useWallet } from '@wallet/kit/app';
import { Chips } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type PatternName, patternNames, patterns } from '../parts/patterns.tsx';
import styles from './SMP80000.module.css';

/** The page patterns of the look, each as it is copied into a domain. */
export function SMP80000() {
  const t = messages.use().patterns;
  const { navigate } = useWallet();
  const asked = useQuery().get('pattern');
  const chosen: PatternName = patternNames.find((name) => name === asked) ?? 'home';
  const { isOnGround, Page } = patterns[chosen];
  return (
    <Screen title={t.title} ground={isOnGround}>
      <div className={styles.chips}>
        <Chips
          legend={t.choose}
          scrolls
          options={patternNames.map((name) => ({ value: name, label: t.names[name] }))}
          value={chosen}
          onChange={(name) => navigate.replace('SMP80000', { query: { pattern: name } })}
        />
      </div>
      <Page key={chosen} />
    </Screen>
  );
}
