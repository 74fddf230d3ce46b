import { Button, QrScanner } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

interface ScanFirstProps {
  isPaused: boolean;
  /** false: the code is none of ours */
  onCode: (text: string) => Promise<boolean>;
}

/** A camera for a code, asked for by a tap: whoever types the number is not asked for the camera. */
export function ScanFirst({ isPaused, onCode }: ScanFirstProps) {
  const t = messages.use();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <QrScanner isPaused={isPaused} onCode={onCode} onClose={() => setOpen(false)} />;
  return (
    <Button full variant="secondary" action="scan" onClick={() => setOpen(true)}>
      {t.scan}
    </Button>
  );
}
