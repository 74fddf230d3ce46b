import { Gone, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { readLinkedAccounts } from '@wallet/kit/common';
import { maskAccount } from '@wallet/kit/format';
import {
  Actions,
  Button,
  Card,
  confirm,
  ErrorState,
  InlineNotice,
  KeyValue,
  Lead,
  Note,
  RadioGroup,
  ReceiptActions,
  Section,
  Stack,
  Timeline,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { changeAccount, readApplication, takeBack } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Application } from '../model/refund.ts';
import { SumRows } from '../parts/SumRows.tsx';

export function FEI40000() {
  const t = messages.use();
  const aplyNo = useQuery().get('applicationId');
  const load = useLoad(readApplication, aplyNo ? { aplyNo } : null);
  const gone = <Gone to="FEI10000" {...t.gone.application} />;
  return (
    <Screen of={load} instead={{ INS_NOT_FOUND: gone }}>
      {(one) => (one ? <Show key={one.state} one={one} reload={load.reload} /> : gone)}
    </Screen>
  );
}

/** How far it is, with its dates, and what can still be done about it. */
function Show({ one, reload }: { one: Application; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, state } = one;
  // A refund that arrears use up is paid to nobody.
  const isUsedUp = one.paid === 0 && ['applied', 'checking', 'decided'].includes(state);
  const lead = t.application.lead[isUsedUp ? 'willOffset' : state]({ won: one.paid });
  const undo = useAction(
    async () => {
      const text = t.application.takeBackAsk;
      if (!(await confirm({ id: 'takeBack', text, confirmLabel: t.application.takeBack }))) return;
      await takeBack(id);
      reload();
    },
    { onRefusal: reload },
  );
  return (
    <Stack>
      <Lead title={lead}>{one.unitName}</Lead>
      {state === 'applied' && <InlineNotice>{t.application.applied}</InlineNotice>}
      {state === 'cameBack' && <InlineNotice tone="danger">{t.application.cameBack}</InlineNotice>}
      {state === 'cameBack' && <OtherAccount id={id} onDone={reload} />}
      <div data-part="receipt">
        <Card tone="soft">
          <SumRows {...one} />
          <KeyValue
            rows={[
              { label: t.facts.account, value: one.account },
              { label: t.facts.application, value: one.id },
            ]}
          />
          <ReceiptActions title={lead} fileName={one.id} />
        </Card>
      </div>
      <Section title={t.application.steps}>
        <Timeline
          label={t.application.steps}
          steps={one.steps.map((step) => ({
            title: t.states[step.state],
            note: t.moment({ at: step.at }),
            state: step.state === state ? 'now' : 'done',
          }))}
        />
      </Section>
      <Note>{t.application.agency}</Note>
      <Actions>
        {state === 'applied' && (
          <Button full variant="secondary" action="takeBack" onClick={() => void undo.run()}>
            {t.application.takeBack}
          </Button>
        )}
        <Button full variant="text" action="insuranceHome" onClick={() => navigate.replace('FEI10000')}>
          {t.application.home}
        </Button>
      </Actions>
    </Stack>
  );
}

function OtherAccount({ id, onDone }: { id: string; onDone: () => void }) {
  const t = messages.use();
  const accounts = useLoad(readLinkedAccounts);
  const [account, setAccount] = useState('');
  const change = useAction(
    async () => {
      await changeAccount({ id, account });
      onDone();
    },
    { onRefusal: onDone },
  );
  if (accounts.error) return <ErrorState messageId={accounts.error.messageId} onRetry={accounts.reload} />;
  return (
    <>
      <RadioGroup
        field="account"
        legend={t.application.otherAccount}
        value={account}
        onChange={setAccount}
        options={(accounts.data ?? []).map(({ accountNo, alias }) => ({
          value: accountNo,
          label: alias || t.facts.account,
          description: maskAccount(accountNo),
        }))}
      />
      <Button
        full
        action="submit"
        disabled={account === ''}
        isBusy={change.isRunning}
        onClick={() => void change.run()}
      >
        {t.application.sendAgain}
      </Button>
    </>
  );
}
