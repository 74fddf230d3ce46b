import type { Problem } from '../../forms/index.ts';
import { kitMessages, problemText } from '../../messages/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

interface FieldMessageProps {
  id: string;
  problem: Problem | null | undefined;
  /** the app's own words for a problem the kit has none for */
  text?: string | undefined;
}

/** What is wrong with the field above it; `data-msg` is the problem's id (contracts/page.md). */
export function FieldMessage({ id, problem, text }: FieldMessageProps) {
  kitMessages.use();
  if (!problem) return null;
  return (
    <p id={id} className={styles.problem} data-msg={problem.id}>
      <Icon name="problem" size="small" />
      <span>{text ?? problemText(problem)}</span>
    </p>
  );
}
