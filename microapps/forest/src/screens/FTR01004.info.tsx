import { Form, MainButton, Screen, useAction, useAutosave } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { required } from '@wallet/kit/forms';
import { Card, KeyValue, Lead, RadioGroup, useForm } from '@wallet/kit/ui';
import { joining, known } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';

// Name and birth are the wallet's: they were checked when the customer joined it.
export const FTR01004 = joining.step({ needs: known.info }, function Info({ draft, save, goOn }) {
  const t = messages.use();
  const form = useForm({ initial: { sex: draft.sex }, rules: { sex: required() } });
  useAutosave(form.values, save);
  const next = useAction((values: typeof form.values) => goOn('FTR01005', values));
  return (
    <Screen>
      <Form form={form} run={next}>
        <Lead title={t.info.ask}>{t.info.lead}</Lead>
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.member.name, value: draft.name },
              { label: t.member.birth, value: formatDate(draft.birth) },
            ]}
          />
        </Card>
        <RadioGroup
          {...form.field('sex')}
          legend={t.member.sex}
          options={[
            { value: '2', label: t.sexes['2'] },
            { value: '1', label: t.sexes['1'] },
          ]}
        />
        <MainButton>{t.next}</MainButton>
      </Form>
    </Screen>
  );
});
