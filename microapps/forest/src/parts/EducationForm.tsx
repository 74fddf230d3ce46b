import { usePerson } from '@wallet/kit/app';
import { matches, required } from '@wallet/kit/forms';
import { Button, Stepper, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { type Education, type EducationOrder, maxPeople } from '../model/education.ts';
import { phonePattern } from '../model/membership.ts';
import text from './text.module.css';
import { useForestAction } from './useForestAction.ts';

interface EducationFormProps {
  education: Education;
  /** what makes the same form sent twice one application */
  intentId: string;
  onApply: (order: EducationOrder) => Promise<void>;
  /** the programme has filled up or moved */
  onStale: () => void;
}

/** Applies for a programme. */
export function EducationForm({ education, intentId, onApply, onStale }: EducationFormProps) {
  const t = messages.use();
  const person = usePerson();
  const [people, setPeople] = useState(1);
  const form = useForm({
    initial: { name: person?.name ?? '', phone: person?.phone ?? '' },
    rules: { name: required(), phone: [required(), matches(phonePattern, 'invalidPhone')] },
  });
  const { run, isRunning } = useForestAction(
    () => onApply({ intentId, education, people, ...form.values }),
    onStale,
  );
  return (
    <form noValidate onSubmit={form.submit(() => void run())}>
      <Stepper
        field="people"
        label={t.guests.guests}
        value={people}
        min={1}
        max={Math.min(maxPeople, education.placesLeft)}
        unit={t.units.people}
        onChange={setPeople}
      />
      <TextField {...form.field('name')} label={t.educations.name} autoComplete="name" required />
      <TextField
        {...form.field('phone')}
        label={t.booker.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        hint={t.booker.phoneHint}
        required
      />
      <div className={text.buttons}>
        <Button full type="submit" action="submit" isBusy={isRunning}>
          {t.educations.submit}
        </Button>
      </div>
    </form>
  );
}
