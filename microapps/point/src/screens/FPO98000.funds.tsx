import { Form, MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import type { Rules } from '@wallet/kit/forms';
import { Lead, RadioGroup, SheetSelect, Stack, useForm } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { answerDueDiligence } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { type About, aboutSchema, type Fund, funds, type Purpose, purposes } from '../model/dueDiligence.ts';
import { useWalletAction } from '../parts/useWalletAction.ts';
import { useReturn } from '../state/useReturn.ts';

type Values = { purpose: Purpose | ''; fund: Fund | ''; owner: 'Y' | 'N' | '' };
const chosen = (value: string) => (value === '' ? { id: 'chooseOne' } : null);
const rules: Rules<Values> = { purpose: chosen, fund: chosen, owner: chosen };

/** What points are for and whose money it is; then the answers go out. */
export function FPO98000() {
  const { dueDiligence: t } = messages.use().wallet;
  const { navigate, session } = useWallet();
  const back = useReturn();
  const load = useLoad(async () => ({ about: await session.drafts.read('point.about', aboutSchema) }));
  const isLost = load.data !== undefined && load.data.about === undefined;
  const query = back.path;
  useEffect(() => {
    if (isLost) navigate.replace('FPO97000', query === null ? {} : { query: { returnPath: query } });
  }, [isLost, navigate, query]);
  return (
    <Screen title={t.fundsTitle} of={load} step={{ current: 2, total: 2 }}>
      {({ about }) => about && <FundsForm about={about} />}
    </Screen>
  );
}

function FundsForm({ about }: { about: About }) {
  const { dueDiligence: t } = messages.use().wallet;
  const { navigate, session, renewMembership } = useWallet();
  const back = useReturn();
  const form = useForm<Values>({ initial: { purpose: '', fund: '', owner: '' }, rules });
  const send = useWalletAction(async ({ purpose, fund, owner }: Values) => {
    if (purpose === '' || fund === '') return;
    await answerDueDiligence({ ...about, purpose, fund, isOwner: owner === 'Y' });
    renewMembership();
    await session.drafts.clear('point.about');
    navigate.replace('FPO99000', { query: back.query });
  });
  return (
    <>
      <Lead title={t.fundsLead} />
      <Form form={form} run={(values) => send.run(values)}>
        <Stack>
          <SheetSelect
            label={t.purpose}
            {...form.field('purpose')}
            options={purposes.map((value) => ({ value, title: t.purposes[value] }))}
          />
          <SheetSelect
            label={t.fund}
            {...form.field('fund')}
            options={funds.map((value) => ({ value, title: t.funds[value] }))}
          />
          <RadioGroup<'Y' | 'N'>
            legend={t.owner}
            {...form.field('owner')}
            options={[
              { value: 'Y', label: t.ownerYes },
              { value: 'N', label: t.ownerNo },
            ]}
          />
          <MainButton isBusy={send.isRunning}>{t.submit}</MainButton>
        </Stack>
      </Form>
    </>
  );
}
