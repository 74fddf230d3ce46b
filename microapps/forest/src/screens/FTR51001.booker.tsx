import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { matches, maxLength, required } from '@wallet/kit/forms';
import { BottomBar, Button, Checkbox, Section, TextField, useForm } from '@wallet/kit/ui';
import { readRoomBook } from '../api/readRoomBook.ts';
import { messages } from '../messages/index.ts';
import { type BookingDraft, changed, needs } from '../model/bookingDraft.ts';
import { phonePattern } from '../model/membership.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { useAutosave } from '../state/useAutosave.ts';
import { useBookingStep } from '../state/useBookingStep.ts';

const step = { current: 2, total: 3 };

export function FTR51001() {
  const t = messages.use();
  const { of, save } = useBookingStep(readRoomBook);
  if (of.data?.draft) return <Booker draft={of.data.draft} save={save} />;
  return (
    <Screen title={t.booker.title} of={of} step={step}>
      {() => <Nothing kind="draft" to="FTR21000" />}
    </Screen>
  );
}

interface BookerProps {
  draft: BookingDraft;
  save: (draft: BookingDraft) => Promise<void>;
}

function Booker({ draft, save }: BookerProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const form = useForm({
    initial: {
      bookerName: draft.bookerName,
      bookerPhone: draft.bookerPhone,
      needs: draft.needs,
      request: draft.request,
    },
    rules: {
      bookerName: [required(), maxLength(40)],
      bookerPhone: [required(), matches(phonePattern, 'invalidPhone')],
      request: maxLength(200),
    },
  });
  const chosen = form.values.needs;
  useAutosave(form.values, (values) => save(changed(draft, values)));
  const next = useAction(async () => {
    await save(changed(draft, form.values));
    navigate.push('FTR51002');
  });

  const footer = (
    <BottomBar>
      <Button type="submit" form="booker" action="submit" isBusy={next.isRunning}>
        {t.next}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.booker.title} step={step} footer={footer}>
      <form id="booker" noValidate onSubmit={form.submit(() => void next.run())}>
        <TextField {...form.field('bookerName')} label={t.booker.name} autoComplete="name" required />
        <TextField
          {...form.field('bookerPhone')}
          label={t.booker.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          hint={t.booker.phoneHint}
          required
        />
        <Section title={t.booker.needs}>
          {needs.map((need) => (
            <Checkbox
              key={need}
              field={`need-${need}`}
              label={t.needs[need]}
              checked={chosen.includes(need)}
              onChange={(isOn) =>
                form.set('needs', isOn ? [...chosen, need] : chosen.filter((other) => other !== need))
              }
            />
          ))}
        </Section>
        <TextField
          {...form.field('request')}
          label={t.booker.request}
          hint={t.booker.requestHint}
          maxLength={200}
        />
      </form>
    </Screen>
  );
}
