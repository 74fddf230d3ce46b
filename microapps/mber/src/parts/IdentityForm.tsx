import { matches, type Rule, required } from '@wallet/kit/forms';
import { Button, SheetSelect, TextField, useForm } from '@wallet/kit/ui';
import { useId } from 'react';
import { messages } from '../messages/index.ts';
import { carriers, type Identity, isBirth } from '../model/identity.ts';
import styles from './text.module.css';

interface IdentityFormProps {
  known: Partial<Identity>;
  onSubmit: (identity: Identity) => void;
}

const digits = (value: string, length: number) => value.normalize('NFKC').replace(/\D/g, '').slice(0, length);

/** Who the owner of the phone is, as the mobile company knows them. */
export function IdentityForm({ known, onSubmit }: IdentityFormProps) {
  const { identity: t } = messages.use();
  const formId = useId();
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
    <form
      id={formId}
      className={styles.form}
      noValidate
      onSubmit={form.submit((values) => onSubmit({ ...values, name: values.name.trim() }))}
    >
      <TextField {...form.field('name')} label={t.name} autoComplete="name" maxLength={40} required />
      <div className={styles.pair}>
        <TextField
          {...form.field('birth')}
          onChange={(value) => form.set('birth', digits(value, 6))}
          label={t.birth}
          hint={t.birthHint}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('residentKind')}
          onChange={(value) => form.set('residentKind', digits(value, 1))}
          label={t.residentKind}
          hint={t.residentKindHint}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <SheetSelect
        {...form.field('carrier')}
        label={t.carrier}
        placeholder={t.carrierHint}
        options={carriers.map((value) => ({ value, title: t.carriers[value] }))}
        required
      />
      <Button full type="submit" action="submit">
        {t.next}
      </Button>
    </form>
  );
}

const realBirth: Rule<string> = (birth, values) => {
  const residentKind = String((values as Partial<Identity> | undefined)?.residentKind ?? '');
  return isBirth({ birth: birth ?? '', residentKind }) ? null : { id: 'invalidBirth' };
};
