import { useAction, usePerson } from '@wallet/kit/app';
import { matches, required } from '@wallet/kit/forms';
import { Actions, Button, Note, Stepper, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Education, type EducationOrder, maxPeople } from '../model/education.ts';
import { phonePattern } from '../model/membership.ts';

interface EducationFormProps {
  education: Education;
  onApply: (order: EducationOrder) => Promise<void>;
  /** the programme has filled up or moved */
  onStale: () => void;
}

/** Applies for a programme. */
export function EducationForm({ education, onApply, onStale }: EducationFormProps) {
  const t = messages.use();
  const person = usePerson();
  const [people, setPeople] = useState(1);
  const form = useForm({
    initial: { name: person?.name ?? '', phone: person?.phone ?? '' },
    rules: { name: required(), phone: [required(), matches(phonePattern, 'invalidPhone')] },
  });
  const { run, isRunning } = useAction(() => onApply({ education, people, ...form.values }), {
    onRefusal: onStale,
  });
  return (
    <form noValidate onSubmit={form.submit(() => void run())}>
      <Note>{say(education.description)}</Note>
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
        kind="phone"
        autoComplete="tel-national"
        required
      />
      <Actions>
        <Button full type="submit" action="submit" isBusy={isRunning}>
          {t.educations.submit}
        </Button>
      </Actions>
    </form>
  );
}
