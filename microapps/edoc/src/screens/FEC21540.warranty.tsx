import { Form, MainButton, Part, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { addMonths, daysBetween, todaySeoul } from '@wallet/kit/format';
import {
  Button,
  DateSheet,
  Hero,
  Note,
  Section,
  Stack,
  Switch,
  TextField,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readImage, saveWarranty } from '../api/calls.ts';
import { ReceiptScreen } from '../flows/ReceiptScreen.tsx';
import { takePhoto } from '../flows/takePhoto.ts';
import { messages } from '../messages/index.ts';
import type { Receipt } from '../model/receipt.ts';
import { Zoom } from '../parts/Zoom.tsx';

export function FEC21540() {
  return <ReceiptScreen>{({ receipt }) => <Warranty one={receipt} />}</ReceiptScreen>;
}

const YEAR = 12;
const TEN_YEARS = 120;

/** Until when it is repaired for nothing, and what the service will ask for. */
function Warranty({ one }: { one: Receipt }) {
  const { warranty: t, photo: words } = messages.use();
  const { navigate } = useWallet();
  const bought = one.at.slice(0, 8);
  const [photo, setPhoto] = useState<string>();
  const form = useForm({
    initial: {
      until: one.warrantyUntil || addMonths(bought, YEAR),

      model: one.model,
      phone: one.warrantyPhone,
      reminds: one.remindsWarranty,
    },
    rules: {},
  });
  const save = useAction(async (values: typeof form.values) => {
    await saveWarranty({ id: one.id, ...values, photo });
    toast(t.saved);
    navigate.back();
  });
  const left = one.warrantyUntil ? daysBetween(todaySeoul(), one.warrantyUntil) : null;
  return (
    <Form form={form} run={save}>
      <Stack>
        <Hero
          isPromise
          art="none"
          label={left === null ? t.lead : left < 0 ? t.over : t.left({ days: left })}
          note={one.product || one.shop}
        />
        <DateSheet {...form.field('until')} label={t.date} min={bought} max={addMonths(bought, TEN_YEARS)} />
        <TextField {...form.field('model')} label={t.model} maxLength={40} />
        <TextField {...form.field('phone')} label={t.phone} inputMode="tel" maxLength={20} />
        <Switch
          field="reminds"
          label={t.remind}
          description={t.remindHint}
          checked={form.values.reminds}
          onChange={(is) => form.set('reminds', is)}
        />
        <Section title={t.photo}>
          {photo ? (
            <Zoom src={photo} alt={t.photo} label={words.zoom} />
          ) : (
            one.hasWarrantyPhoto && <Kept id={one.id} />
          )}
          <Button
            full
            variant="secondary"
            action="takePhoto"
            onClick={() => void takePhoto('camera').then((taken) => taken && setPhoto(taken))}
          >
            {photo || one.hasWarrantyPhoto ? words.other : words.take}
          </Button>
          <Note>{t.photoHint}</Note>
        </Section>
      </Stack>
      <MainButton>{t.save}</MainButton>
    </Form>
  );
}

function Kept({ id }: { id: string }) {
  const { warranty: t, photo: words } = messages.use();
  const load = useLoad(readImage, { id, of: 'warranty' });
  return <Part of={load}>{(src) => <Zoom src={src} alt={t.photo} label={words.zoom} />}</Part>;
}
