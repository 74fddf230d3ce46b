import { Form, MainButton, Screen } from '@wallet/kit/app';
import { maskPhone, phoneText } from '@wallet/kit/format';
import { maxLength, required } from '@wallet/kit/forms';
import { InlineNotice, Lead, Stack, Switch, TextField, useForm } from '@wallet/kit/ui';
import { readOwner } from '../api/calls.ts';
import { contacting } from '../flows/contacting.ts';
import { messages } from '../messages/index.ts';

/** Where the owner lives and can be reached, for all animals at once. */
export const FML52000 = contacting.step(
  { ask: (_, { signal }) => readOwner(undefined, { signal }) },
  function Contact({ draft, data: owner, begin, goOn }) {
    const t = messages.use();
    const isNewPhone = owner.registeredPhone !== owner.phone;
    const form = useForm({
      initial: { address: draft?.address ?? owner.address, takesPhone: isNewPhone },
      rules: { address: [required(), maxLength(100)] },
    });
    const { takesPhone } = form.values;
    const isSame = form.values.address === owner.address && !(isNewPhone && takesPhone);
    return (
      <Screen>
        <Lead picture="pems" title={t.contact.title}>
          {t.contact.text({ count: owner.animals })}
        </Lead>
        <Form
          form={form}
          run={async ({ address }) => {
            await begin({ address, phone: isNewPhone && takesPhone ? owner.phone : owner.registeredPhone });
            await goOn('FML52200');
          }}
        >
          <Stack>
            <TextField
              {...form.field('address')}
              label={t.facts.address}
              hint={t.owner.addressHint}
              autoComplete="street-address"
              required
            />
            {isNewPhone ? (
              <Switch
                field="takesPhone"
                label={t.contact.takePhone({ phone: maskPhone(phoneText(owner.phone)) })}
                description={t.contact.oldPhone({ phone: maskPhone(phoneText(owner.registeredPhone)) })}
                checked={takesPhone}
                onChange={(isOn) => form.set('takesPhone', isOn)}
              />
            ) : (
              <InlineNotice>{t.contact.samePhone({ phone: maskPhone(phoneText(owner.phone)) })}</InlineNotice>
            )}
          </Stack>
          <MainButton action="next" disabled={isSame}>
            {isSame ? t.contact.nothing : t.next}
          </MainButton>
        </Form>
      </Screen>
    );
  },
);
