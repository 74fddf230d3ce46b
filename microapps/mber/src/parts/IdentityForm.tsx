import { Form, MainButton } from '@wallet/kit/app';
import { matches, type Rule, required } from '@wallet/kit/forms';
import { ResidentNumberField, SheetSelect, Stack, TextField, useForm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { carriers, type Identity, isBirth } from '../model/identity.ts';
import { CodeSafety } from './CodeSafety.tsx';

interface IdentityFormProps {
  known: Partial<Identity>;
  onSubmit: (identity: Identity) => void;
}

/** Who the owner of the phone is, as the mobile company knows them. */
export function IdentityForm({ known, onSubmit }: IdentityFormProps) {
  const { identity: t } = messages.use();
  const initial: Identity = { name: '', birth: '', residentKind: '', carrier: '', ...known };
  const form = useForm({
    initial,
    rules: {
      name: required(),
      birth: [required(), realBirth],
      residentKind: [required(), matches(/^\d$/)],
      carrier: required(),
    },
  });
  return (
    <Form form={form} run={(values) => onSubmit({ ...values, name: values.name.trim() })}>
      <Stack>
        <TextField {...form.field('name')} label={t.name} autoComplete="name" maxLength={40} required />
        <ResidentNumberField
          hint={t.residentHint}
          birth={form.field('birth')}
          kind={form.field('residentKind')}
          required
        />
        <SheetSelect
          {...form.field('carrier')}
          label={t.carrier}
          placeholder={t.carrierHint}
          options={carriers.map((value) => ({ value, title: t.carriers[value] }))}
          required
        />
        <CodeSafety />
        <MainButton>{t.next}</MainButton>
      </Stack>
    </Form>
  );
}

const realBirth: Rule<string> = (birth, values) => {
  const residentKind = String((values as Partial<Identity> | undefined)?.residentKind ?? '');
  return isBirth({ birth: birth ?? '', residentKind }) ? null : { id: 'invalidBirth' };
};
