import { Form, MainButton, Screen, useAction } from '@wallet/kit/app';
import { minLength, required } from '@wallet/kit/forms';
import {
  InlineNotice,
  Lead,
  List,
  ListItem,
  PersonMark,
  Section,
  Stack,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { findPerson, listPeople } from '../api/moreCalls.ts';
import { sending } from '../flows/moves.ts';
import { messages } from '../messages/index.ts';
import type { Person } from '../model/more.ts';

export const FFC41000 = sending.step(
  { ask: (_, { signal }) => listPeople(undefined, { signal }) },
  function Receiver({ data: people, begin, goOn }) {
    const t = messages.use().more.sends;
    const [stranger, setStranger] = useState<Person>();
    const form = useForm({ initial: { phone: '' }, rules: { phone: [required(), minLength(10)] } });
    async function choose(person: Person) {
      await begin({ person });
      await goOn('FFC41100');
    }
    const find = useAction(async ({ phone: number }: { phone: string }) => {
      if (stranger) return choose(stranger);
      const found = await findPerson(number);
      if (found.isMember) await choose(found);
      else setStranger(found);
    });
    const field = form.field('phone');
    return (
      <Screen>
        <Lead title={t.who} />
        <Form form={form} run={find}>
          <Stack>
            <TextField
              {...field}
              onChange={(value) => {
                setStranger(undefined);
                field.onChange(value);
              }}
              label={t.phone}
              hint={t.phoneHint}
              kind="phone"
              autoComplete="off"
            />
            {stranger && (
              <InlineNotice messageId="fxNoWallet">{t.nobody({ phone: stranger.phone })}</InlineNotice>
            )}
            <Section title={t.recent}>
              <List label={t.recent}>
                {people.map((person) => (
                  <ListItem
                    key={person.id}
                    action="choosePerson"
                    leading={<PersonMark name={person.name} />}
                    title={person.name}
                    description={person.phone}
                    onClick={() => void choose(person)}
                  />
                ))}
              </List>
            </Section>
          </Stack>
          <MainButton>{stranger ? t.goOn : t.find}</MainButton>
        </Form>
      </Screen>
    );
  },
);
