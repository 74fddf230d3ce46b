import { Form, MainButton, Screen } from '@wallet/kit/app';
import { matches, required } from '@wallet/kit/forms';
import { Button, KeyValue, Lead, Stack, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { learning } from '../flows/flows.ts';
import { ProvePhone } from '../flows/ProvePhone.tsx';
import { messages } from '../messages/index.ts';
import { maskLicence } from '../model/education.ts';

/** The licence, then that it is its holder's phone; the number is masked as soon as it is taken. */
export const FCI91300 = learning.step({ needs: ['isAgreed'] }, function Licence({ goOn }) {
  const { course: t } = messages.use();
  const [licence, setLicence] = useState('');
  const form = useForm({
    initial: { licence: '' },
    rules: { licence: [required(), matches(/^\d{12}$/, 'invalidFormat')] },
  });
  return (
    <Screen>
      {licence === '' ? (
        <Form form={form} run={(values: typeof form.values) => setLicence(values.licence)}>
          <Stack>
            <Lead picture="car" title={t.licenceTitle}>
              {t.licenceLead}
            </Lead>
            <TextField
              {...form.field('licence')}
              label={t.licence}
              hint={t.licenceHint}
              problemMessage={t.licenceProblem}
              inputMode="numeric"
              autoComplete="off"
              shape={(text) => text.replace(/\D/g, '')}
              maxLength={12}
              required
            />
          </Stack>
          <MainButton>{t.next}</MainButton>
        </Form>
      ) : (
        <Stack>
          <Lead picture="phonecheck" title={t.proofTitle}>
            {t.proofLead}
          </Lead>
          <KeyValue rows={[{ label: t.licence, value: maskLicence(licence) }]} />
          <ProvePhone onProved={(proofId) => goOn('FCI92000', { licence, proofId })} />
          <Button variant="text" action="again" onClick={() => setLicence('')}>
            {t.licenceAgain}
          </Button>
        </Stack>
      )}
    </Screen>
  );
});
