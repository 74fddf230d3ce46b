import { Screen, useLoad } from '@wallet/kit/app';
import { Segmented, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readOwnBank, readPayAccounts } from '../api/accountCalls.ts';
import { OtherBankForm } from '../flows/OtherBankForm.tsx';
import { OwnBankForm } from '../flows/OwnBankForm.tsx';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import { useService } from '../parts/useService.ts';

export function FGP21300() {
  const { account: t } = useService();
  const load = useLoad(async (signal) => {
    const [own, registered] = await Promise.all([
      readOwnBank(undefined, { signal }),
      readPayAccounts(undefined, { signal }),
    ]);
    return own.filter(({ number }) => registered.every((each) => each.number !== number));
  });
  const [chosen, setBank] = useState<'own' | 'other'>();
  return (
    <Screen title={t.title} of={load}>
      {(accounts) => {
        // Who has none left at the own bank begins where one can be added.
        const bank = chosen ?? (accounts.length > 0 ? 'own' : 'other');
        return (
          <>
            <ServiceLead title={t.lead} />
            <Stack>
              <Segmented
                legend={t.lead}
                options={[
                  { value: 'own', label: t.own },
                  { value: 'other', label: t.other },
                ]}
                value={bank}
                onChange={setBank}
              />
            </Stack>
            {bank === 'own' ? <OwnBankForm accounts={accounts} /> : <OtherBankForm />}
          </>
        );
      }}
    </Screen>
  );
}
