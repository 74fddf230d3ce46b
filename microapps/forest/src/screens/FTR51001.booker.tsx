import { Form, MainButton, Screen, useAction, useAutosave } from '@wallet/kit/app';
import { matches, maxLength, required } from '@wallet/kit/forms';
import { Checkbox, Lead, Section, TextField, useForm } from '@wallet/kit/ui';
import { booking } from '../flows/booking.ts';
import { messages } from '../messages/index.ts';
import { changed, needs } from '../model/bookingDraft.ts';
import { phonePattern } from '../model/membership.ts';
import { bookingLog } from '../state/bookingLog.ts';

export const FTR51001 = booking.step({ needs: ['roomId'] }, function Booker({ draft, save, goOn }) {
  const t = messages.use();
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
  const next = useAction((values: typeof form.values) => {
    bookingLog.step('booker');
    return goOn('FTR51002', changed(draft, values));
  });

  return (
    <Screen>
      <Form form={form} run={next}>
        <Lead title={t.booker.ask}>{t.booker.lead}</Lead>
        <TextField {...form.field('bookerName')} label={t.booker.name} autoComplete="name" required />
        <TextField
          {...form.field('bookerPhone')}
          label={t.booker.phone}
          kind="phone"
          autoComplete="tel-national"
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
          placeholder={t.booker.requestExample}
          hint={t.booker.requestHint}
          maxLength={200}
        />
        <MainButton>{t.next}</MainButton>
      </Form>
    </Screen>
  );
});
