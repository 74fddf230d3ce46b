import {
  AgreeToService,
  ConfirmOrder,
  Gone,
  MainButton,
  Screen,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { readTermAgreements, readTerms } from '@wallet/kit/common';
import { accountEnd } from '@wallet/kit/format';
import { Bullets, Lead, Note, RadioGroup, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readWallet } from '../api/calls.ts';
import { FxEnd } from '../flows/FxEnd.tsx';
import { fxOrder } from '../flows/orders.ts';
import { readOwnAccounts, service } from '../flows/service.ts';
import { messages } from '../messages/index.ts';

const steps = { terms: 1, check: 2, account: 3 } as const;
const counted = (step: keyof typeof steps) => ({ current: steps[step], total: 4 });

/** Opening the wallet: terms, customer check, linked account and payment password, done. */
export function FFC11000() {
  const t = messages.use();
  const query = useQuery();
  const load = useLoad(readWallet);
  if (query.has('order')) return <FxEnd kind="open" />;
  if (!load.data) return <Screen of={load} />;
  const { state, isYoung } = load.data;
  if (state === 'open' || isYoung) {
    const says = isYoung ? { ...t.open.already, title: t.refusals.age, description: '' } : t.open.already;
    return (
      <Screen>
        <Gone picture={isYoung ? 'locked' : 'done'} to="FFC10000" {...says} />
      </Screen>
    );
  }
  const [purpose, funds] = [query.get('purpose') ?? '', query.get('funds') ?? ''];
  const step = query.get('step');
  if (step === 'account' && purpose !== '' && funds !== '')
    return <Account purpose={purpose} funds={funds} />;
  return step === 'check' || step === 'account' ? <Check /> : <Terms />;
}

function Terms() {
  const t = messages.use().open;
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const [terms, agreements] = await Promise.all([
      readTerms(service, { signal }),
      readTermAgreements(service.serviceCode, { signal }),
    ]);
    return { terms, agreements };
  });
  return (
    <Screen of={load} step={counted('terms')}>
      {({ terms, agreements }) => (
        <AgreeToService
          picture="fxwallet"
          title={t.terms}
          service={service.serviceCode}
          terms={terms}
          agreed={agreements.filter(({ isAgreed }) => isAgreed).map(({ termsId }) => termsId)}
          submit={t.submit}
          onAgreed={() => navigate.push('FFC11000', { query: { step: 'check' } })}
        >
          <Bullets texts={t.about} />
        </AgreeToService>
      )}
    </Screen>
  );
}

const purposes = ['trip', 'gather', 'family', 'study'] as const;
const sources = ['pay', 'business', 'saving', 'given'] as const;

function Check() {
  const t = messages.use().open;
  const { navigate } = useWallet();
  const [purpose, setPurpose] = useState<(typeof purposes)[number] | ''>('');
  const [funds, setFunds] = useState<(typeof sources)[number] | ''>('');
  return (
    <Screen step={counted('check')}>
      <Lead title={t.check}>{t.checkNote}</Lead>
      <Stack>
        <RadioGroup
          field="purpose"
          legend={t.purpose}
          value={purpose}
          onChange={setPurpose}
          options={purposes.map((value) => ({ value, label: t.purposes[value] }))}
        />
        <RadioGroup
          field="funds"
          legend={t.funds}
          value={funds}
          onChange={setFunds}
          options={sources.map((value) => ({ value, label: t.fundsOf[value] }))}
        />
      </Stack>
      <MainButton
        disabled={purpose === '' || funds === ''}
        run={() => navigate.push('FFC11000', { query: { step: 'account', purpose, funds } })}
      >
        {t.next}
      </MainButton>
    </Screen>
  );
}

function Account({ purpose, funds }: { purpose: string; funds: string }) {
  const t = messages.use().open;
  const load = useLoad(readOwnAccounts);
  const [chosen, setChosen] = useState('');
  const account = chosen || (load.data?.[0]?.accountNo ?? '');
  if (!load.data || account === '') {
    return (
      <Screen of={load}>
        <Gone to="/point/FPO21100" {...t.none} />
      </Screen>
    );
  }
  return (
    <ConfirmOrder
      order={fxOrder}
      step={counted('account')}
      facts={{ kind: 'open', ref: account, purpose, funds }}
      lead={t.account}
      entry={
        <RadioGroup
          field="account"
          legend={t.choose}
          value={account}
          onChange={setChosen}
          options={load.data.map(({ accountNo, alias, isMain }) => ({
            value: accountNo,
            label: [alias || t.bank, isMain ? t.main : ''].filter(Boolean).join(' · '),
            description: accountEnd(accountNo),
          }))}
        />
      }
      rows={[]}
      submit={t.make}
      secret={{ hint: t.hint }}
    >
      <Note>{t.accountNote}</Note>
    </ConfirmOrder>
  );
}
