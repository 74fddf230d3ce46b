import { Button, Note, Sheet, SheetSelect, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Carrier } from '../model/deal.ts';

const carriers = ['post', 'cj', 'hanjin', 'lotte'] as const;

interface ParcelSheetProps {
  isOpen: boolean;
  title: string;
  note: string;
  onClose: () => void;
  onSend: (parcel: { carrier: Carrier; number: string }) => Promise<unknown>;
}

/** Who carries it, and its number. */
export function ParcelSheet({ isOpen, title, note, onClose, onSend }: ParcelSheetProps) {
  const t = messages.use();
  const [carrier, setCarrier] = useState<Carrier>('post');
  const [number, setNumber] = useState('');
  const [isBusy, setBusy] = useState(false);
  const digits = number.normalize('NFKC').replace(/\D/g, '');
  async function send() {
    setBusy(true);
    await onSend({ carrier, number: digits });
    setBusy(false);
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      footer={
        <Button
          full
          action="sendParcel"
          disabled={digits.length < 9 || digits.length > 14}
          isBusy={isBusy}
          onClick={() => void send()}
        >
          {t.parcel.submit}
        </Button>
      }
    >
      <Stack>
        <SheetSelect
          field="carrier"
          label={t.parcel.carrier}
          value={carrier}
          onChange={setCarrier}
          options={carriers.map((value) => ({ value, title: t.carriers[value] }))}
        />
        <TextField
          field="number"
          label={t.parcel.number}
          hint={t.parcel.hint}
          inputMode="numeric"
          maxLength={18}
          value={number}
          onChange={setNumber}
        />
        <Note>{note}</Note>
      </Stack>
    </Sheet>
  );
}
