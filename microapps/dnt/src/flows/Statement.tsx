import { Button, KeyValue, type KeyValueRow, PdfPager, Sheet } from '@wallet/kit/ui';
import { useState } from 'react';
import { readStatement } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** The statement of a donation as PDF; where it cannot be shown, the same facts. */
export function Statement({ number, rows }: { number: string; rows: readonly KeyValueRow[] }) {
  const t = messages.use().thanks;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button full variant="secondary" action="statement" onClick={() => setOpen(true)}>
        {t.statement}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t.statementTitle} part="statement">
        <PdfPager
          load={(signal) => readStatement({ donationId: number }, { signal })}
          label={t.statementTitle}
          fallback={<KeyValue rows={rows} />}
        />
      </Sheet>
    </>
  );
}
