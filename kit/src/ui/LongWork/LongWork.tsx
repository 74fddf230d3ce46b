import { useEffect, useId, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { classes } from '../classes.ts';
import styles from './LongWork.module.css';

export interface LongWorkProps {
  /** what happens now, as a sentence: it may change while the work goes on, and is said politely */
  says: string;
  /** how far it is, where that is known */
  progress?: { done: number; total: number } | undefined;
  /** where the work can still be cancelled: what the customer then sees is the caller's business */
  onCancel?: (() => void) | undefined;
  /** cancelling was asked for; the answer is still to come */
  isCancelling?: boolean | undefined;
  /** ms until it shows: a quick answer does not flash */
  quietFor?: number;
  /** ms until it says that it takes longer than usual */
  slowAfter?: number;
}

type Stage = 'quiet' | 'shown' | 'slow';

/**
 * A wait of some length: what happens now, how far it is, that it takes longer than usual, and a way out where there
 * is one. Rendered for as long as the work goes on; {@link useLongWork} keeps its result.
 */
export function LongWork(props: LongWorkProps) {
  const { quietFor = 800, slowAfter = 8000 } = props;
  const { longWork, buttons } = kitMessages.use();
  const id = useId();
  const [stage, setStage] = useState<Stage>(quietFor > 0 ? 'quiet' : 'shown');

  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('shown'), quietFor),
      setTimeout(() => setStage('slow'), slowAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, [quietFor, slowAfter]);

  const isShown = stage !== 'quiet';
  return (
    <div className={styles.work} data-part="longWork" data-state={stage} aria-busy="true">
      {isShown && <Bar progress={props.progress} labelledBy={`${id}-says`} />}
      {/* There before its first words, so that they are heard. */}
      <div role="status" className={styles.words}>
        {isShown && (
          <p id={`${id}-says`} className={styles.says}>
            {props.isCancelling ? longWork.cancelling : props.says}
          </p>
        )}
        {stage === 'slow' && !props.isCancelling && <p className={styles.slow}>{longWork.slow}</p>}
      </div>
      {isShown && props.onCancel && (
        <Button
          variant="secondary"
          size="small"
          action="cancelWork"
          isBusy={props.isCancelling === true}
          onClick={props.onCancel}
        >
          {buttons.cancel}
        </Button>
      )}
    </div>
  );
}

function Bar({ progress, labelledBy }: { progress: LongWorkProps['progress']; labelledBy: string }) {
  const { longWork } = kitMessages.use();
  const share =
    progress && progress.total > 0 ? Math.min(1, Math.max(0, progress.done / progress.total)) : undefined;
  const percent = share === undefined ? undefined : Math.floor(share * 100);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={percent === undefined ? undefined : longWork.percent({ percent })}
    >
      <span
        className={classes(styles.done, percent === undefined && styles.unknown)}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
