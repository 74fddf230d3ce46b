import { useAction, useNativeScreen, useWallet } from '@wallet/kit/app';
import { Button, QrScanner, Sheet } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

/** Reads a QR: by the phone app's scanner, else by the page's own camera or a picture of it. */
export function ScanButton({ onCode }: { onCode: (text: string) => void }) {
  const { scan: t } = messages.use();
  const { bridge } = useWallet();
  const scanner = useNativeScreen('qrScan');
  const [isOpen, setOpen] = useState(false);
  const scan = useAction(async () => {
    if (!bridge.canOpen('qrScan').ok) return setOpen(true);
    const ending = await scanner.open({ formats: ['qr'] });
    if (ending.kind === 'answer') onCode(ending.value.text);
    else if (ending.kind !== 'left') setOpen(true);
  });
  return (
    <>
      <Button variant="secondary" icon="scan" action="scan" onClick={() => void scan.run()}>
        {t.open}
      </Button>
      <Sheet isOpen={isOpen} title={t.title} onClose={() => setOpen(false)}>
        <QrScanner
          onClose={() => setOpen(false)}
          onCode={(text) => {
            setOpen(false);
            onCode(text);
          }}
        />
      </Sheet>
    </>
  );
}
