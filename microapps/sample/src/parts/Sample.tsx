import { Section } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import styles from './Sample.module.css';

interface SampleProps {
  title: string;
  /** what is shown, by the names of the door */
  of: readonly string[];
  /** door of the kit it comes by */
  door?: string;
  children: ReactNode;
}

/** One part of the kit in its states, under the line that brings it into an app. */
export function Sample({ title, of, door = 'ui', children }: SampleProps) {
  return (
    <Section title={title}>
      <p className={styles.line} data-sample={of.join(' ')}>
        <code translate="no">{`import { ${of.join(', ')} } from '@wallet/kit/${door}';`}</code>
      </p>
      {children}
    </Section>
  );
}
