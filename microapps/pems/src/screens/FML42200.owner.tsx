import { Form, MainButton, Screen } from '@wallet/kit/app';
import { maskName, maskPhone, phoneText } from '@wallet/kit/format';
import { maxLength, required } from '@wallet/kit/forms';
import { Card, confirm, KeyValue, Lead, Note, TextField, useForm } from '@wallet/kit/ui';
import { isExemptAt, readOwner } from '../api/calls.ts';
import { registering } from '../flows/registering.ts';
import { messages } from '../messages/index.ts';

/** Whose animal it is. Opened by itself (its introduction leads here), it begins with a dog that gets a chip. */
export const FML42200 = registering.step(
  { ask: (_, { signal }) => readOwner(undefined, { signal }) },
  function Owner({ draft, data: owner, begin, goOn }) {
    const t = messages.use();
    const form = useForm({
      initial: { address: draft?.address ?? owner.address },
      rules: { address: [required(), maxLength(100)] },
    });
    const rows = [
      { label: t.facts.name, value: maskName(owner.name) },
      { label: t.facts.phone, value: maskPhone(phoneText(owner.phone)) },
    ];
    return (
      <Screen>
        <Lead title={t.owner.title}>{t.owner.text}</Lead>
        <Card tone="soft">
          <KeyValue rows={rows} />
        </Card>
        <Note>{t.owner.proved}</Note>
        <Form
          form={form}
          run={async ({ address }) => {
            const words = { confirmLabel: t.owner.goOn, cancelLabel: t.owner.stay };
            const isExempt = await isExemptAt(address);
            if (isExempt && !(await confirm({ id: 'exempt', text: t.owner.exempt, ...words }))) return;
            if (!draft) await begin({ kind: 'dog', tag: 'chip', hasChip: false, animalId: '' });
            await goOn('FML42300', { address });
          }}
        >
          <TextField
            {...form.field('address')}
            label={t.facts.address}
            hint={t.owner.addressHint}
            autoComplete="street-address"
            required
          />
          <MainButton action="next">{t.next}</MainButton>
        </Form>
      </Screen>
    );
  },
);
