import { matches, required } from '@wallet/kit/forms';
import { type FieldBinding, PasswordField, TextField } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export const numberRules = { secret: [required(), matches(/^\d{6}$/, 'invalidFormat')], hint: [required()] };

interface NumberFieldProps {
  binding: FieldBinding<string>;
  label?: string;
}

/** The confirm number: six digits of the customer's own. */
export function NumberField({ binding, label }: NumberFieldProps) {
  const { course: t } = messages.use();
  return (
    <PasswordField
      {...binding}
      label={label ?? t.secret}
      hint={t.secretHint}
      problemMessage={t.secretProblem}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      required
    />
  );
}

/** A new one, and what reminds of it. */
export function NewNumberFields({
  secret,
  hint,
}: {
  secret: FieldBinding<string>;
  hint: FieldBinding<string>;
}) {
  const { course: t } = messages.use();
  return (
    <>
      <NumberField binding={secret} />
      <TextField {...hint} label={t.hint} hint={t.hintHint} maxLength={30} autoComplete="off" required />
    </>
  );
}
