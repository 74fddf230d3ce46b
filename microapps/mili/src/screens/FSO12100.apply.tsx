import { Form, MainButton, useLoad, useWallet } from '@wallet/kit/app';
import { required } from '@wallet/kit/forms';
import {
  Chips,
  EmptyState,
  InlineNotice,
  RadioGroup,
  Section,
  Stack,
  Switch,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { readRecord } from '../api/calls.ts';
import { applying } from '../flows/certificate.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import { type Purpose, purposes, type ServiceRecord } from '../model/service.ts';

export function FSO12100() {
  const load = useLoad(readRecord);
  return <JoinedScreen of={load}>{(record) => <Apply record={record} />}</JoinedScreen>;
}

function Apply({ record: { standing, targets } }: { record: ServiceRecord }) {
  const { apply: t, refusals } = messages.use();
  const { navigate } = useWallet();
  const { begin } = applying.useDraft();
  const form = useForm({
    initial: {
      targetId: targets[0]?.id ?? '',
      purpose: 'job' as Purpose,
      receiver: '',

      isFull: false,
      withReason: false,
    },
    rules: { receiver: [required()] },
  });
  const { values } = form;
  const target = targets.find(({ id }) => id === values.targetId);
  if (!target) {
    const [title, hint] = standing === 'waiting' ? [refusals.waiting, ''] : [t.none, t.noneHint];
    return <EmptyState title={title} description={hint} />;
  }
  return (
    <Form
      form={form}
      run={async (wish) => {
        const withReason = wish.withReason && target.isExempt;
        await begin({ ...wish, withReason, key: crypto.randomUUID(), name: target.name });
        navigate.push('FSO12200');
      }}
    >
      <Stack>
        {standing === 'waiting' && <InlineNotice tone="warning">{refusals.waiting}</InlineNotice>}
        <RadioGroup
          field="target"
          legend={t.who}
          options={targets.map(({ id, name, isSelf }) => ({
            value: id,
            label: name,
            description: isSelf ? t.self : t.family,
          }))}
          value={values.targetId}
          onChange={(id) => form.set('targetId', id)}
        />
        <Section title={t.purpose}>
          <Chips
            legend={t.purpose}
            options={purposes.map((value) => ({ value, label: t.purposes[value] }))}
            value={values.purpose}
            onChange={(purpose) => form.set('purpose', purpose)}
          />
        </Section>
        <TextField
          {...form.field('receiver')}
          label={t.receiver}
          hint={t.receiverHint}
          maxLength={40}
          required
        />
        <Switch
          field="isFull"
          label={t.full}
          description={t.fullHint}
          checked={values.isFull}
          onChange={(is) => form.set('isFull', is)}
        />
        {target.isExempt && (
          <Switch
            field="withReason"
            label={t.reason}
            checked={values.withReason}
            onChange={(is) => form.set('withReason', is)}
          />
        )}
      </Stack>
      <MainButton>{t.next}</MainButton>
    </Form>
  );
}
