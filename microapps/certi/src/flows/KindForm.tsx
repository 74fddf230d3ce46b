import { MainButton, Screen } from '@wallet/kit/app';
import { Checkbox, Lead, List, RadioGroup, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readKind } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { applying } from './applying.ts';

const ON = 'Y';

/**
 * The form of any kind: the issuer says what can be chosen. What shows more than it must is off by default; a choice is
 * the customer's to make. The series 22210 to 22U00 is this one form.
 */
export const KindForm = applying.step(
  { needs: ['kind', 'target'], ask: ({ kind }, { signal }) => readKind(kind, { signal }) },
  function Fields({ draft, data: { fields }, goOn }) {
    const { form: t, next } = messages.use();
    const [answers, setAnswers] = useState<Record<string, string>>(draft.answers ?? {});
    const set = (id: string, value: string) => setAnswers((before) => ({ ...before, [id]: value }));
    const asked = fields.filter(({ options }) => options.length > 0);
    const extras = fields.filter(({ options }) => options.length === 0);
    const on = extras.filter(({ id }) => answers[id] === ON).length;
    const isMissing = asked.some(({ id }) => !answers[id]);
    return (
      <Screen>
        <Lead title={t.lead}>{t.note}</Lead>
        <Stack>
          {asked.map(({ id, name, options }) => (
            <RadioGroup
              key={id}
              field={id}
              legend={name}
              options={options.map((one) => ({ value: one.id, label: one.name }))}
              value={answers[id] ?? ''}
              onChange={(value) => set(id, value)}
            />
          ))}
          {extras.length > 1 && (
            <Checkbox
              isAll
              field="all"
              label={t.all}
              checked={on === extras.length}
              indeterminate={on > 0 && on < extras.length}
              onChange={(is) =>
                setAnswers((before) => ({
                  ...before,
                  ...Object.fromEntries(extras.map(({ id }) => [id, is ? ON : ''])),
                }))
              }
            />
          )}
          {extras.length > 0 && (
            <List>
              {extras.map(({ id, name, hint }) => (
                <li key={id}>
                  <Checkbox
                    field={id}
                    label={name}
                    {...(hint && { description: hint })}
                    checked={answers[id] === ON}
                    onChange={(is) => set(id, is ? ON : '')}
                  />
                </li>
              ))}
            </List>
          )}
        </Stack>
        <MainButton
          action="submit"
          disabled={isMissing}
          {...(asked.length === 0 && on === 0 && { variant: 'secondary' })}
          run={() => {
            const told = Object.entries(answers).filter(([, value]) => value !== '');
            return goOn('FCE23000', { answers: Object.fromEntries(told), key: crypto.randomUUID() });
          }}
        >
          {extras.length > 0 ? t.goOn({ count: on, of: extras.length }) : next}
        </MainButton>
      </Screen>
    );
  },
);
