import { Screen, useLoad } from '@wallet/kit/app';
import { Section } from '@wallet/kit/ui';
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
  return (
    <Screen title={t.title} of={load}>
      {(accounts) => (
        <>
          <ServiceLead title={t.lead} />
          <Section title={t.own}>
            <OwnBankForm accounts={accounts} />
          </Section>
          <Section title={t.other}>
            <OtherBankForm />
          </Section>
        </>
      )}
    </Screen>
  );
}
