import { type ReactNode, useRef, useState } from 'react';
import { kitMessages, messageText } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InlineNotice } from '../InlineNotice/InlineNotice.tsx';
import { CameraView } from './CameraView.tsx';
import { type CameraProblem, type OpenCamera, openCamera } from './camera.ts';
import type { CodeFormat, FoundCode } from './decodeCode.ts';
import { PicturePicker } from './PicturePicker.tsx';
import styles from './QrScanner.module.css';
import { useCamera } from './useCamera.ts';

export interface QrScannerProps {
  /**
   * A code was read: once for each scan, with the camera off. Answering false, or a promise of it, says that it is none of the app's
   * (`codeUnusable`), and offers another scan. Of which format it is, and the picture it was read from, come with it.
   */
  onCode: (text: string, from: { format: CodeFormat; picture?: File | undefined }) => unknown;
  /** what is looked for: QR codes unless told; other codes are read where the browser can */
  formats?: readonly CodeFormat[];
  /** gives the scanner a close button */
  onClose?: () => void;
  /** the app covers it or has something else to do: the camera goes off */
  isPaused?: boolean;
  /** a way without the camera: a field for the code's number, a link to a guide */
  manual?: ReactNode;
  /** in place of the phone's camera: for tests and the gallery */
  open?: OpenCamera;
}

const onlyQr = ['qr'] as const;

/** What stands where the camera's picture would be. */
export type ScannerState = 'asking' | 'scanning' | 'paused' | 'found' | 'refused' | CameraProblem;

/**
 * Reads a QR code with the camera at the back, or from a picture. The camera is on only while it looks for a code:
 * off when one is read, when it is paused, out of sight or gone (2-payment s4, s8).
 */
export function QrScanner({
  onCode,
  formats = onlyQr,
  onClose,
  isPaused = false,
  manual,
  open = openCamera,
}: QrScannerProps) {
  const { scanner: t, buttons } = kitMessages.use();
  const [result, setResult] = useState<'none' | 'found' | 'refused'>('none');
  const isDone = useRef(false);
  const { camera, switchCamera, retry } = useCamera(open, result === 'none' && !isPaused);
  const state = scannerState(result, camera);

  async function found({ text, format }: FoundCode, picture?: File) {
    if (isDone.current) return;
    isDone.current = true;
    setResult('found');
    navigator.vibrate?.(60);
    if ((await onCode(text, { format, picture })) === false) setResult('refused');
  }

  function again() {
    isDone.current = false;
    setResult('none');
  }

  return (
    <section className={styles.scanner} aria-label={t.label} data-part="qrScanner" data-state={state}>
      {onClose && (
        <div className={styles.close}>
          <IconButton icon="close" label={buttons.close} action="close" onClick={onClose} />
        </div>
      )}
      <CameraView
        state={state}
        stream={camera.state === 'open' ? camera.stream : null}
        formats={formats}
        onCode={(code) => void found(code)}
        onRetry={retry}
        {...(camera.state === 'open' && camera.ids.length > 1 && { onSwitch: switchCamera })}
      />
      {state === 'refused' && (
        <>
          <InlineNotice tone="danger" messageId="codeUnusable">
            {messageText('codeUnusable')}
          </InlineNotice>
          <Button full action="again" onClick={again}>
            {t.again}
          </Button>
        </>
      )}
      {state !== 'found' && state !== 'refused' && <PicturePicker formats={formats} onCode={found} />}
      {manual}
    </section>
  );
}

function scannerState(
  result: 'none' | 'found' | 'refused',
  camera: ReturnType<typeof useCamera>['camera'],
): ScannerState {
  if (result !== 'none') return result;
  if (camera.state === 'problem') return camera.problem;
  return camera.state === 'open' ? 'scanning' : camera.state;
}
