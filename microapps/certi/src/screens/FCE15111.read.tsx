import { useAction, useWallet } from '@wallet/kit/app';
import { Actions, Button, InlineNotice, KeyValue, PdfPager, Stack, saveFile } from '@wallet/kit/ui';
import { useState } from 'react';
import { readFile } from '../api/calls.ts';
import { CertificateScreen, type Issued } from '../flows/CertificateScreen.tsx';
import { messages } from '../messages/index.ts';
import { documentOf } from '../model/certificate.ts';
import { certificateRows } from '../parts/certificateRows.ts';

/** Page by page, turned by hand; what comes as data alone, or does not open, is read as a table. */
export function FCE15111() {
  return <CertificateScreen>{(one) => <Read key={one.id} one={one} />}</CertificateScreen>;
}

function Read({ one }: { one: Issued }) {
  const t = messages.use();
  const { bridge } = useWallet();
  const kind = documentOf(one.documentKind);
  const [isOpen, setOpen] = useState(kind !== 'once');
  const [isReadable, setReadable] = useState(false);
  const facts = <KeyValue rows={certificateRows(t, one)} />;
  const save = useAction(async () => {
    const { bytes, type } = await readFile(one.id);
    await saveFile(new File([bytes], `${one.id}.pdf`, { type }), t.read.saved);
  });
  if (kind === 'data') return <Stack>{facts}</Stack>;
  if (!isOpen)
    return (
      <Stack>
        <InlineNotice tone="info">{t.read.once}</InlineNotice>
        <Button full action="openOnce" onClick={() => setOpen(true)}>
          {t.paper.read}
        </Button>
      </Stack>
    );
  return (
    <>
      <PdfPager
        load={(signal) => readFile(one.id, { signal })}
        label={one.name}
        fallback={facts}
        onReadable={setReadable}
      />
      {kind === 'pdf' && isReadable && !bridge.isNative && (
        <Actions>
          <Button
            full
            variant="secondary"
            action="save"
            isBusy={save.isRunning}
            onClick={() => void save.run()}
          >
            {t.read.save}
          </Button>
        </Actions>
      )}
    </>
  );
}
