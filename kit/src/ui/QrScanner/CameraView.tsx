import { useEffect, useRef } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { classes } from '../classes.ts';
import { Drawing } from '../Icon/Drawing.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { CodeFormat, FoundCode } from './decodeCode.ts';
import styles from './QrScanner.module.css';
import type { ScannerState } from './QrScanner.tsx';
import { scanVideo } from './scanVideo.ts';
import { useTorch } from './useTorch.ts';

interface CameraViewProps {
  state: ScannerState;
  /** null: the camera is off */
  stream: MediaStream | null;
  formats: readonly CodeFormat[];
  onCode: (code: FoundCode) => void;
  onRetry: () => void;
  /** to the next camera, where there are several */
  onSwitch?: () => void;
}

const signs: Partial<Record<ScannerState, IconName>> = {
  found: 'success',
  refused: 'failure',
  paused: 'pause',
};

/** Tabler's camera-off. Here, as every page carries the drawings of `Icon`. */
const cameraOff =
  'M8.297 4.289a.997 .997 0 0 1 .703 -.289h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v8m-1.187 2.828c-.249 .11 -.524 .172 -.813 .172h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2h1c.298 0 .58 -.065 .834 -.181M10.422 10.448a3 3 0 1 0 4.15 4.098M3 3l18 18';

/** The camera's picture with a frame for the code, or why there is none. */
export function CameraView({ state, stream, formats, onCode, onRetry, onSwitch }: CameraViewProps) {
  const { scanner: t } = kitMessages.use();
  const video = useVideo(stream, formats, onCode);
  const torch = useTorch(stream);
  const problem = state in t.problems ? t.problems[state as keyof typeof t.problems] : null;
  const words = state === 'refused' || problem ? '' : t[state as 'asking' | 'scanning' | 'found' | 'paused'];

  return (
    <div className={classes(styles.view, problem && styles.blind)}>
      <div className={styles.film} aria-hidden="true">
        <video ref={video} muted playsInline autoPlay hidden={!stream} />
      </div>
      {stream && <div className={styles.frame} aria-hidden="true" />}
      {!stream && !problem && <Icon name={signs[state] ?? 'pending'} size="large" />}
      <div className={styles.words}>
        <p role="status">{words}</p>
        {problem && <Drawing path={cameraOff} className={styles.off} />}
        {problem && (
          <div role="alert" className={styles.problem}>
            <p className={styles.title}>{problem.title}</p>
            <p>{problem.hint}</p>
          </div>
        )}
        {problem && state !== 'insecure' && (
          <Button variant="secondary" size="pill" action="retry" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
      </div>
      {(torch || onSwitch) && (
        <div className={styles.tools}>
          {torch && (
            <button
              type="button"
              className={styles.tool}
              aria-pressed={torch.isOn}
              data-action="light"
              onClick={torch.toggle}
            >
              {t.light}
            </button>
          )}
          {onSwitch && (
            <button type="button" className={styles.tool} data-action="switchCamera" onClick={onSwitch}>
              {t.switch}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Plays the camera and looks for a code in it. */
function useVideo(
  stream: MediaStream | null,
  formats: readonly CodeFormat[],
  onCode: (code: FoundCode) => void,
) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ formats, onCode });
  useEffect(() => {
    latest.current = { formats, onCode };
  });

  useEffect(() => {
    const element = video.current;
    if (element === null || stream === null) return;
    element.srcObject = stream;
    // Refused when the page goes away meanwhile.
    element.play().catch(() => {});
    const stop = scanVideo(element, latest.current.formats, (code) => latest.current.onCode(code));
    return () => {
      stop();
      element.srcObject = null;
    };
  }, [stream]);

  return video;
}
