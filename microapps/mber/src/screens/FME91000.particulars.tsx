import { Form, MainButton, Screen, usePerson, useWallet } from '@wallet/kit/app';
import { formatDate, maskEmail, maskPhone } from '@wallet/kit/format';
import { email, required } from '@wallet/kit/forms';
import type { Person } from '@wallet/kit/session';
import {
  Bullets,
  Card,
  InlineNotice,
  KeyValue,
  Lead,
  List,
  ListItem,
  Section,
  SettingIcon,
  Stack,
  TextField,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { saveParticulars } from '../api/memberCalls.ts';
import { VerifyPerson } from '../flows/VerifyPerson.tsx';
import { messages } from '../messages/index.ts';
import type { Verified } from '../model/identity.ts';
import { knownOf } from '../model/knownOf.ts';
import { formatPhone } from '../model/phone.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';

export function FME91000() {
  const person = usePerson();
  return person && <Particulars person={person} />;
}

function Particulars({ person }: { person: Person }) {
  const { particulars: t } = messages.use();
  const { session, navigate } = useWallet();
  const [changing, setChanging] = useState<'phone' | 'email'>();
  const [verified, setVerified] = useState<Verified>();
  const form = useForm({ initial: { email: person.email }, rules: { email: [required(), email()] } });
  const save = useMemberAction(async (values: { email: string }) => {
    await saveParticulars({ email: values.email.trim(), checkId: verified?.checkId ?? '' });
    await session.reread();
    toast(t.saved);
    navigate.back();
  });
  const back = () => {
    form.reset();
    setChanging(undefined);
  };

  if (changing === 'phone') {
    // The new number is typed, not taken over.
    const { phone: _, ...known } = knownOf(person);
    return (
      <Screen title={t.phoneTitle} onBack={back}>
        <Lead picture="phonecheck" title={t.phoneLead}>
          {t.phoneText}
        </Lead>
        <VerifyPerson
          purpose="change"
          known={known}
          onVerified={(next) => {
            setVerified(next);
            setChanging(undefined);
          }}
        />
      </Screen>
    );
  }
  if (changing === 'email') {
    return (
      <Screen title={t.emailTitle} onBack={back}>
        <Lead title={t.emailLead}>{t.emailText}</Lead>
        <Form form={form} run={save}>
          <Stack>
            <TextField
              {...form.field('email')}
              label={t.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              required
            />
            <MainButton>{t.save}</MainButton>
          </Stack>
        </Form>
      </Screen>
    );
  }
  return (
    <Screen title={t.title}>
      <Lead title={t.lead}>{t.text}</Lead>
      <Stack>
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.name, value: person.name },
              { label: t.birth, value: formatDate(person.birth) },
            ]}
          />
        </Card>
      </Stack>
      <List label={t.facts}>
        <ListItem
          leading={<SettingIcon name="device" />}
          title={t.phone}
          description={maskPhone(formatPhone(verified?.phone ?? person.phone))}
          value={t.change}
          action="changePhoneNumber"
          onClick={() => setChanging('phone')}
        />
        <ListItem
          leading={<SettingIcon name="mail" />}
          title={t.email}
          description={person.email ? maskEmail(person.email) : t.none}
          value={t.change}
          action="changeEmail"
          onClick={() => setChanging('email')}
        />
      </List>
      {verified ? (
        <>
          <InlineNotice tone="success">{t.phoneVerified}</InlineNotice>
          <MainButton action="submit" isBusy={save.isRunning} run={() => save.run({ email: person.email })}>
            {t.save}
          </MainButton>
        </>
      ) : (
        <Stack>
          <Card tone="soft">
            <Section title={t.used}>
              <Bullets isNote texts={t.uses} />
            </Section>
          </Card>
        </Stack>
      )}
    </Screen>
  );
}
