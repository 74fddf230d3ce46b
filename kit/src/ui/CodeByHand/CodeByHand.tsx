import { required } from '../../forms/index.ts';
import { Button } from '../Button/Button.tsx';
import { Section } from '../Section/Section.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useForm } from '../useForm/useForm.ts';

export interface CodeByHandProps {
  /** `data-field` */
  field: string;
  title: string;
  label: string;
  hint: string;
  /** on its button */
  submit: string;
  /** where nothing was entered; the kit's own words unless given */
  missing?: string;
  isBusy: boolean;
  onSend: (code: string) => void;
}

/** Under a `QrScanner`: the code as it is printed, for who has no camera. */
export function CodeByHand({ field, title, label, hint, submit, missing, isBusy, onSend }: CodeByHandProps) {
  const form = useForm({ initial: { code: '' }, rules: { code: required() } });
  return (
    <Section title={title}>
      <form noValidate onSubmit={form.submit(({ code }) => onSend(code.trim()))}>
        <Stack>
          <TextField
            {...form.field('code')}
            field={field}
            label={label}
            hint={hint}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="send"
            {...(missing !== undefined && { problemMessage: missing })}
          />
          <Button
            full
            variant="secondary"
            type="submit"
            action="submit"
            isBusy={isBusy}
            isReady={form.values.code.trim() !== ''}
          >
            {submit}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
