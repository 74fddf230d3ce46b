import { Form, MainButton, Screen, useAction } from '@wallet/kit/app';
import { addMonths, todaySeoul } from '@wallet/kit/format';
import { maxLength, required } from '@wallet/kit/forms';
import { Chips, DateSheet, Lead, RadioGroup, Stack, Switch, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { listBreeds } from '../api/calls.ts';
import { judgeNumber, NumberField, type NumberState } from '../flows/NumberField.tsx';
import { registering } from '../flows/registering.ts';
import { messages } from '../messages/index.ts';
import { type AnimalForm, colours, emptyForm, type NumberProblem } from '../model/animal.ts';
import { BreedField } from '../parts/BreedField.tsx';
import { PhotoPick } from '../parts/PhotoPick.tsx';

const OLDEST_MONTHS = 30 * 12;
const sexes = ['male', 'female'] as const;
const shapeProblems = ['length', 'same', 'country'] as const;

/** Which animal: what the town asks for, its photo, and the number where a chip is there. */
export const FML42300 = registering.step(
  { needs: ['address'], ask: (_, { signal }) => listBreeds(undefined, { signal }) },
  function Animal({ draft, data: breeds, save, goOn }) {
    const t = messages.use();
    const needsNumber = draft.hasChip;
    const [state, setState] = useState<NumberState>();
    const form = useForm<AnimalForm>({
      initial: draft.animal ?? emptyForm,
      rules: {
        name: [required(), maxLength(20)],
        breedCode: required(),
        sex: required(),
        birth: required(),
        number: (number) => (needsNumber && number === '' ? { id: 'length' } : null),
      },
    });
    const { values, problems } = form;
    const set: typeof form.set = (field, value) => {
      form.set(field, value);
      // A photo is too much for each letter that is typed: what is here is kept as it is chosen or left.
      void save({ animal: { ...values, [field]: value } });
    };
    const next = useAction(async (animal: AnimalForm) => {
      const judged = animal.number ? await judgeNumber(animal.number) : 'free';
      if (shapeProblems.includes(judged as NumberProblem)) return form.setProblem('number', { id: judged });
      setState(judged as NumberState);
      if (judged === 'free') await goOn('FML42400', { animal });
    });
    return (
      <Screen>
        <Form form={form} run={next}>
          <Stack>
            <Lead title={t.start.kind} />
            <TextField
              {...form.field('name')}
              onChange={(name) => set('name', name)}
              label={t.facts.animal}
              required
            />
            <BreedField
              breeds={breeds}
              kind={draft.kind}
              value={values.breedCode}
              onChange={(code) => set('breedCode', code)}
              hasProblem={problems.breedCode !== undefined}
            />
            <RadioGroup
              isGrid
              {...form.field('sex')}
              onChange={(sex) => set('sex', sex)}
              legend={t.facts.sex}
              options={sexes.map((value) => ({ value, label: t.sexes[value] }))}
            />
            <Switch
              field="isNeutered"
              label={t.facts.neutered}
              checked={values.isNeutered}
              onChange={(isNeutered) => set('isNeutered', isNeutered)}
            />
            <DateSheet
              {...form.field('birth')}
              onChange={(birth) => set('birth', birth)}
              label={t.facts.birth}
              hint={t.animal.birthHint}
              min={addMonths(todaySeoul(), -OLDEST_MONTHS)}
              max={todaySeoul()}
              required
            />
            <Chips
              isField
              legend={t.facts.colour}
              options={colours.map((value) => ({ value, label: t.colours[value] }))}
              value={values.colour}
              onChange={(colour) => set('colour', colour)}
            />
            <NumberField
              value={values.number}
              isOptional={!needsNumber}
              onChange={(number) => {
                setState(undefined);
                set('number', number);
              }}
              state={state}
              problem={problems.number?.id ?? null}
            />
            <PhotoPick
              title={t.animal.photo}
              image={values.image}
              alt={t.photo.of({ name: values.name })}
              onChange={(image) => set('image', image)}
            />
          </Stack>
          <MainButton action="next">{t.next}</MainButton>
        </Form>
      </Screen>
    );
  },
);
