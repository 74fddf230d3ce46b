import { encryptField } from '@wallet/kit/api';
import { Form, MainButton, useAction, useWallet } from '@wallet/kit/app';
import { expandBirth, formatDate, isCalendarDate, maskName, todaySeoul } from '@wallet/kit/format';
import { matches, type Rules, required } from '@wallet/kit/forms';
import {
  Card,
  KeyValue,
  Lead,
  Note,
  ResidentNumberField,
  SecureKeypad,
  Stack,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { askFamily } from '../api/calls.ts';
import { Step } from '../flows/Step.tsx';
import { messages } from '../messages/index.ts';
import { registersAs } from '../model/pass.ts';
import type { ChildData } from '../model/registration.ts';
import { NotYet } from '../parts/NotYet.tsx';
import { useRegistration } from '../state/registration.ts';

/** The child: chosen before, or typed here; the rest of its number is sealed at the keypad. */
export function FSP52000() {
  return (
    <Step needs={['relationship']} first="FSP50000">
      {({ child }) => (child ? <Chosen child={child} /> : <Typed />)}
    </Step>
  );
}

/** Asks for the last six figures, holds the child beside the family record, and goes on. */
function useRest() {
  const { childData: t } = messages.use();
  const { navigate } = useWallet();
  const registration = useRegistration();
  const [child, setChild] = useState<ChildData | null>(null);
  const check = useAction(async (data: ChildData, sealedNumber: string) => {
    setChild(null);
    await askFamily({ ...data, sealedNumber });
    registration.clear('passport');
    registration.keep({ child: data });
    navigate.push('FSP53000');
  });
  const keypad = (
    <SecureKeypad
      isOpen={child !== null}
      title={t.rest}
      description={t.restNote}
      encrypt={encryptField}
      onDone={(sealed) => child && void check.run(child, sealed)}
      onClose={() => setChild(null)}
    />
  );
  return { ask: setChild, keypad, isBusy: check.isRunning };
}

function Chosen({ child }: { child: ChildData }) {
  const { childData: t } = messages.use();
  const rest = useRest();
  return (
    <>
      <Lead picture="family" title={t.title}>
        {t.note}
      </Lead>
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.name, value: maskName(child.name) },
            { label: t.birth, value: formatDate(child.birth) },
          ]}
        />
      </Card>
      <MainButton isBusy={rest.isBusy} run={() => rest.ask(child)}>
        {t.enterRest}
      </MainButton>
      {rest.keypad}
    </>
  );
}

interface Values {
  name: string;
  birth: string;
  kind: string;
}
const rules: Rules<Values> = {
  name: [required()],
  birth: [required(), (birth) => (isCalendarDate(`20${birth}`) ? null : { id: 'invalidBirth' })],
  // Whoever is under 14 was born after 2000.
  kind: [required(), matches(/^[3478]$/, 'invalidBirth')],
};

function Typed() {
  const { childData: t } = messages.use();
  const rest = useRest();
  const form = useForm<Values>({ initial: { name: '', birth: '', kind: '' }, rules });
  const [isNotYet, setNotYet] = useState<'tooYoung' | 'noChild' | null>(null);
  const next = useAction(async ({ name, birth: front, kind }: Values) => {
    const birth = expandBirth(front, kind);
    const as = registersAs(birth, todaySeoul());
    if (as === 'child') rest.ask({ name, birth, sex: Number(kind) % 2 === 1 ? 'M' : 'F' });
    else setNotYet(as === 'nobody' ? 'tooYoung' : 'noChild');
  });
  if (isNotYet) return <NotYet because={isNotYet} />;
  return (
    <>
      <Lead picture="family" title={t.title}>
        {t.note}
      </Lead>
      <Form form={form} run={next}>
        <Stack>
          <TextField
            {...form.field('name')}
            label={t.name}
            placeholder={t.nameExample}
            maxLength={40}
            required
          />
          <ResidentNumberField birth={form.field('birth')} kind={form.field('kind')} required />
          <Note>{t.never}</Note>
        </Stack>
        <MainButton isBusy={rest.isBusy}>{t.enterRest}</MainButton>
      </Form>
      {rest.keypad}
    </>
  );
}
