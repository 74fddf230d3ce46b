import { Form, MainButton, Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { minLength, type Rules, required } from '@wallet/kit/forms';
import { Lead, SheetSelect, Stack, TextField, useForm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type About, aboutSchema, jobs, nations } from '../model/dueDiligence.ts';
import { useReturn } from '../state/useReturn.ts';

type Values = { job: About['job'] | ''; nation: About['nation'] | ''; address: string };
const chosen = (value: string) => (value === '' ? { id: 'chooseOne' } : null);
const rules: Rules<Values> = {
  job: chosen,
  nation: chosen,
  address: (value) => required()(value) ?? minLength(5)(value),
};

/** Job, nationality and address; kept until the second page. */
export function FPO97000() {
  const { dueDiligence: t } = messages.use().wallet;
  const { session } = useWallet();
  const person = usePerson();
  const load = useLoad(async () => ({ begun: await session.drafts.read('point.about', aboutSchema) }));
  return (
    <Screen title={t.aboutTitle} of={load} step={{ current: 1, total: 2 }}>
      {({ begun }) => (
        <AboutForm initial={begun ?? { job: '', nation: person?.isForeigner ? '' : 'KR', address: '' }} />
      )}
    </Screen>
  );
}

function AboutForm({ initial }: { initial: Values }) {
  const { dueDiligence: t, next } = messages.use().wallet;
  const { navigate, session } = useWallet();
  const back = useReturn();
  const form = useForm<Values>({ initial, rules });
  return (
    <>
      <Lead title={t.aboutLead} />
      <Form
        form={form}
        run={async (values) => {
          await session.drafts.write('point.about', values);
          navigate.push('FPO98000', { query: back.query });
        }}
      >
        <Stack>
          <SheetSelect
            label={t.job}
            {...form.field('job')}
            options={jobs.map((value) => ({ value, title: t.jobs[value] }))}
          />
          <SheetSelect
            label={t.nation}
            {...form.field('nation')}
            options={nations.map((value) => ({ value, title: t.nations[value] }))}
          />
          <TextField
            label={t.address}
            hint={t.addressHint}
            autoComplete="street-address"
            maxLength={200}
            {...form.field('address')}
          />
          <MainButton>{next}</MainButton>
        </Stack>
      </Form>
    </>
  );
}
