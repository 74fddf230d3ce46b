import { DocumentScan, Form, MainButton, Screen, useAction } from '@wallet/kit/app';
import { required } from '@wallet/kit/forms';
import { KeyValue, Section, Stack, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { readPassportKey } from '../api/calls.ts';
import { sealPassport } from '../api/sealPassport.ts';
import { messages } from '../messages/index.ts';

/** A chip that is read with typed keys, the public key, and what a passport is when it is sealed. */
function Test2() {
  const { test: t } = messages.use();
  const [chip, setChip] = useState('');
  const [sealed, setSealed] = useState<{ key: string; data: string } | null>(null);
  const form = useForm({
    initial: { passportNo: 'M123A4567', birth: '19900215', expiry: '20310214' },
    rules: { passportNo: [required()], birth: [required()], expiry: [required()] },
  });
  const seal = useAction(async (typed: typeof form.values) => {
    const key = await readPassportKey();
    const passport = {
      ...typed,
      surname: 'KIM',
      givenNames: 'HANEUL',
      nationality: 'KOR',
      sex: 'F' as const,
    };
    setSealed({ key, data: (await sealPassport(passport, key)).encData });
  });
  return (
    <Screen>
      <Form form={form} run={seal}>
        <Stack>
          <TextField {...form.field('passportNo')} label={t.number} />
          <TextField {...form.field('birth')} label={t.birth} />
          <TextField {...form.field('expiry')} label={t.expiry} />
        </Stack>
        <MainButton>{t.read}</MainButton>
      </Form>
      <DocumentScan
        screen="passportChip"
        params={form.values}
        onScan={({ faceImage, ...read }) => setChip(JSON.stringify({ ...read, faceImage: faceImage.length }))}
      />
      <Section title={t.result}>
        <KeyValue
          rows={[
            { label: t.keys, value: chip || t.none },
            { label: t.key, value: sealed ? t.size({ size: sealed.key.length }) : t.none },
            { label: t.sealed, value: sealed ? t.size({ size: sealed.data.length }) : t.none },
          ]}
        />
      </Section>
    </Screen>
  );
}

export { Test2 as smpstest2 };
