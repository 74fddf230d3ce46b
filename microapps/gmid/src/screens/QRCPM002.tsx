import { Button, QrScanner } from '@wallet/kit/ui';
import { useState } from 'react';
import { DevPage } from '../flows/DevPage.tsx';
import { messages } from '../messages/index.ts';

function Reader({ onCode }: { onCode: (text: string) => void }) {
  const { dev: t } = messages.use();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button full variant="secondary" action="scan" onClick={() => setOpen(true)}>
        {t.scan}
      </Button>
    );
  return (
    <QrScanner
      onClose={() => setOpen(false)}
      onCode={(text) => {
        setOpen(false);
        onCode(text);
      }}
    />
  );
}

/** The verifier: a code read by the camera or typed; sent again it is a replay, sent late it is late. */
export const QRCPM002 = () => (
  <DevPage code="QRCPM002">{(_, fill) => <Reader onCode={(cpmCode) => fill({ cpmCode })} />}</DevPage>
);
