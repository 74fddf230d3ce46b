import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { formatDate, maskName, maskPhone } from '@wallet/kit/format';
import { email, required } from '@wallet/kit/forms';
import type { Person } from '@wallet/kit/session';
import {
  BottomBar,
  Button,
  InlineNotice,
  Lead,
  List,
  ListItem,
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
  const [isChanging, setChanging] = useState(false);
  const [verified, setVerified] = useState<Verified>();
  const form = useForm({ initial: { email: person.email }, rules: { email: [required(), email()] } });
  const save = useMemberAction(async (values: { email: string }) => {
    await saveParticulars({ email: values.email.trim(), checkId: verified?.checkId ?? '' });
    await session.reread();
    toast(t.saved);
    navigate.back();
  });

  const isChanged = verified !== undefined || form.values.email !== person.email;

  if (isChanging) {
    // The new number is typed, not taken over.
    const { phone: _, ...known } = knownOf(person);
    return (
      <Screen title={t.phoneTitle} onBack={() => setChanging(false)}>
        <Lead title={t.phoneLead}>{t.phoneText}</Lead>
        <VerifyPerson
          purpose="change"
          known={known}
          onVerified={(next) => {
            setVerified(next);
            setChanging(false);
          }}
        />
      </Screen>
    );
  }
  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button
            full
            type="submit"
            form="particulars"
            action="submit"
            isBusy={save.isRunning}
            isReady={form.isReady && isChanged}
          >
            {t.save}
          </Button>
        </BottomBar>
      }
    >
      <Lead title={t.lead}>{t.text}</Lead>
      <List label={t.facts}>
        <ListItem title={t.name} value={maskName(person.name)} />
        <ListItem title={t.birth} value={formatDate(person.birth)} />
        {verified ? (
          <ListItem title={t.phone} value={maskPhone(formatPhone(verified.phone))} />
        ) : (
          <ListItem
            title={t.phone}
            description={maskPhone(formatPhone(person.phone))}
            value={t.changePhone}
            action="changePhoneNumber"
            onClick={() => setChanging(true)}
          />
        )}
      </List>
      {verified && <InlineNotice tone="success">{t.phoneVerified}</InlineNotice>}
      <form id="particulars" noValidate onSubmit={form.submit((values) => void save.run(values))}>
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
        </Stack>
      </form>
    </Screen>
  );
}
