import { AmountField, Button, Note, Sheet, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import type { Step } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Deal, limits } from '../model/deal.ts';

interface ChangeSheetProps {
  deal: Deal;
  onClose: () => void;
  run: (step: Step) => Promise<boolean | undefined>;
}

/** Another price or delivery, until it is paid: the other side accepts anew. */
export function ChangeSheet({ deal, onClose, run }: ChangeSheetProps) {
  const t = messages.use();
  const [price, setPrice] = useState<number | null>(deal.price);
  const [delivery, setDelivery] = useState<number | null>(deal.delivery);
  const { min, max } = limits.price;
  const isGood = price !== null && price >= min && price <= max;
  const isSame = price === deal.price && (delivery ?? 0) === deal.delivery;
  return (
    <Sheet
      isOpen
      title={t.acts.change}
      onClose={onClose}
      footer={
        <Button
          full
          action="saveTerms"
          disabled={!isGood || isSame}
          onClick={() =>
            isGood &&
            void run({ call: 'change', price, delivery: delivery ?? 0 }).then((done) => done && onClose())
          }
        >
          {t.changeSubmit}
        </Button>
      }
    >
      <Stack>
        <AmountField
          field="price"
          label={t.facts.price}
          value={price}
          min={min}
          max={max}
          onChange={setPrice}
        />
        {deal.way === 'parcel' && (
          <AmountField field="delivery" label={t.facts.delivery} value={delivery} onChange={setDelivery} />
        )}
        <Note>{t.changeNote}</Note>
      </Stack>
    </Sheet>
  );
}
