import { MainButton, Screen, usePerson, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { IconTile, Lead, List, ListItem, Note, RadioGroup, Section, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { type Relationship, registersAs } from '../model/pass.ts';
import { NotYet } from '../parts/NotYet.tsx';
import { useRegistration } from '../state/registration.ts';

/** Of what is to be at hand, in order. */
const needed = ['passport', 'phonecheck', 'facecheck'];

/** For whom, and what has to be at hand. */
export function FSP21000() {
  const { prepare: t } = messages.use();
  const { navigate } = useWallet();
  const { begin } = useRegistration();
  const [relationship, setRelationship] = useState<Relationship>('self');
  const as = registersAs(usePerson()?.birth ?? '', todaySeoul());
  if (as !== 'self')
    return (
      <Screen>
        <NotYet because={as === 'child' ? 'guardian' : 'tooYoung'} />
      </Screen>
    );
  function next() {
    if (relationship === 'child') return navigate.push('FSP50000');
    begin('self');
    navigate.push('FSP23000');
  }
  return (
    <Screen>
      <Stack>
        <Lead title={t.title} />
        <RadioGroup
          field="relationship"
          legend={t.whose}
          options={(['self', 'child'] as const).map((value) => ({
            value,
            label: t.who[value],
            description: t.whoNotes[value],
          }))}
          value={relationship}
          onChange={setRelationship}
        />
        <Section title={t.needs}>
          <List>
            {t.list.map((text, at) => (
              <ListItem key={text} leading={<IconTile picture={needed[at] ?? 'passport'} />} title={text} />
            ))}
          </List>
        </Section>
        <Note>{t.note}</Note>
      </Stack>
      <MainButton run={next}>{t.next}</MainButton>
    </Screen>
  );
}
