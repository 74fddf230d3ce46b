import { Presented, type PresentedProps } from './Presented.tsx';
import styles from './PresentSheet.module.css';

export interface PresentedCodeProps extends PresentedProps {
  /** on a page with other things on it: dark only around itself */
  isPart?: boolean;
}

/** What a {@link PresentSheet} shows, on a screen of its own: the page is dark for as long as it is there. */
export function PresentedCode({ isPart = false, ...presented }: PresentedCodeProps) {
  return (
    <div className={isPart ? styles.part : undefined} data-part={isPart ? undefined : 'presented'}>
      <Presented {...presented} />
    </div>
  );
}
