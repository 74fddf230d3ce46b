import { required } from '../../forms/index.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useForm } from '../useForm/useForm.ts';

export interface CodeByHandProps {
  /** `data-field` */
  field: string;
  label: string;
  hint: string;
  /** on its button */
  submit: string;
  /** where nothing was entered; the kit's own words unless given */
  missing?: string;
  isBusy: boolean;
  onSend: (code: string) => void;
}

/** Under a `QrScanner`, quiet: the code as it is printed, for who has no camera. */
export function CodeByHand({ field, label, hint, submit, missing, isBusy, onSend }: CodeByHandProps) {
  const form = useForm({ initial: { code: '' }, rules: { code: required() } });
  return (
    <form noValidate onSubmit={form.submit(({ code }) => onSend(code.trim()))}>
      <TextField
        {...form.field('code')}
        field={field}
        label={label}
        hint={hint}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="send"
        suffix={
          <Button variant="text" size="small" type="submit" action="submit" isBusy={isBusy}>
            {submit}
          </Button>
        }
        {...(missing !== undefined && { problemMessage: missing })}
      />
    </form>
  );
}
