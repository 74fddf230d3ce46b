import { Form, MainButton, Screen, useAction, useAutosave } from '@wallet/kit/app';
import { matches, maxLength, required } from '@wallet/kit/forms';
import { Lead, TextField, useForm } from '@wallet/kit/ui';
import { joining, known } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';

export const FTR01006 = joining.step({ needs: known.address }, function Address({ draft, save, goOn }) {
  const t = messages.use();
  const { postcode, address, addressDetail } = draft;
  const form = useForm({
    initial: { postcode, address, addressDetail },
    rules: {
      postcode: [required(), matches(/^\d{5}$/, 'invalidFormat')],
      address: [required(), maxLength(100)],
      addressDetail: maxLength(100),
    },
  });
  useAutosave(form.values, save);
  const next = useAction((values: typeof form.values) => goOn('FTR01007', values));
  return (
    <Screen>
      <Form form={form} run={next}>
        <Lead title={t.address.ask}>{t.address.lead}</Lead>
        <TextField
          {...form.field('postcode')}
          label={t.member.postcode}
          hint={t.address.postcodeHint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          required
        />
        <TextField
          {...form.field('address')}
          label={t.member.address}
          autoComplete="street-address"
          maxLength={100}
          required
        />
        <TextField {...form.field('addressDetail')} label={t.member.addressDetail} maxLength={100} />
        <MainButton>{t.next}</MainButton>
      </Form>
    </Screen>
  );
});
