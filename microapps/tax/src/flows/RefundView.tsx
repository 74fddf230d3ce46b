import { Gone, MainButton, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { readLinkedAccounts } from '@wallet/kit/common';
import { maskAccount } from '@wallet/kit/format';
import {
  confirm,
  ErrorState,
  InlineNotice,
  KeyValue,
  Lead,
  Money,
  Note,
  RadioGroup,
  Skeleton,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { askRefund } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Refund, shownState } from '../model/tax.ts';

interface RefundProps {
  refund: Refund;
  isAsking: boolean;
  reload: () => void;
}

/** What waits for the customer, until when, and how far it is on its way to an account of their own. */
export function RefundView({ refund, isAsking, reload }: RefundProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, won, state, offsets, paid } = refund;
  const kinds = offsets.map(({ kind }) => kind).join(', ');
  const isFound = state === 'found';
  const lead = t.refund.lead[shownState(refund)]({ won: isFound || state === 'sent' ? paid || won : won });
  if (isFound && isAsking) return <ChooseAccount refund={refund} reload={reload} />;
  return (
    <Stack>
      <Lead title={lead} />
      {isFound && <InlineNotice>{t.refund.found({ won, date: refund.claimUntil })}</InlineNotice>}
      <KeyValue
        rows={[
          { label: t.facts.kind, value: refund.kind },
          { label: t.facts.office, value: refund.office },
          { label: t.facts.reason, value: refund.reason },
          { label: t.facts.claimUntil, value: t.day({ date: refund.claimUntil }) },
          ...(refund.askedAt === ''
            ? []
            : [
                { label: t.facts.account, value: refund.account },
                { label: t.facts.askedAt, value: t.moment({ at: refund.askedAt }) },
              ]),
          { label: t.facts.state, value: t.refundStates[shownState(refund)] },
          { label: t.facts.refund, value: <Money amount={won} />, isStrong: offsets.length === 0 },
          ...offsets.map((one) => ({ label: t.facts.offset(one), value: <Money amount={-one.won} /> })),
          ...(offsets.length > 0
            ? [{ label: t.facts.received, value: <Money amount={paid} />, isStrong: true }]
            : []),
        ]}
      />
      {offsets.length > 0 && (
        <InlineNotice>{t.refund.covered({ kinds, won: won - paid, paid })}</InlineNotice>
      )}
      <Note>{t.refund.takes}</Note>
      <InlineNotice>{t.refund.noFee}</InlineNotice>
      {isFound && (
        <MainButton
          action="askRefund"
          run={() => navigate.push('FNT30000', { query: { refundId: id, step: 'account' } })}
        >
          {paid > 0 ? t.refund.ask({ won: paid }) : t.refund.askCover}
        </MainButton>
      )}
    </Stack>
  );
}

function ChooseAccount({ refund, reload }: Omit<RefundProps, 'isAsking'>) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, won, paid, offsets } = refund;
  const kinds = offsets.map(({ kind }) => kind).join(', ');
  const accounts = useLoad(readLinkedAccounts);
  const [chosen, setChosen] = useState('');
  const account = chosen || (accounts.data?.find(({ isMain }) => isMain)?.accountNo ?? '');
  const shown = () => navigate.replace('FNT30000', { query: { refundId: id } });
  const send = useAction(
    async () => {
      const text =
        paid > 0
          ? t.refund.sure({ won: paid, account: maskAccount(account) })
          : t.refund.sureCover({ won, kinds });
      if (!(await confirm({ id: 'askRefund', text, confirmLabel: t.refund.submit }))) return;
      await askRefund({ id, account, paid });
      shown();
    },
    { on: { TAX_ASKED: shown }, onRefusal: reload },
  );
  if (accounts.state === 'loading') return <Skeleton lines={4} />;
  if (accounts.error) return <ErrorState messageId={accounts.error.messageId} onRetry={accounts.reload} />;
  if (!accounts.data?.length) return <Gone to="/point/FPO21100" {...t.gone.account} />;
  return (
    <Stack>
      <Lead title={paid > 0 ? t.refund.where({ won: paid }) : t.refund.whereRest}>{t.refund.own}</Lead>
      <RadioGroup
        field="account"
        legend={t.facts.account}
        value={account}
        onChange={setChosen}
        options={accounts.data.map(({ accountNo, alias }) => ({
          value: accountNo,
          label: alias || t.facts.account,
          description: maskAccount(accountNo),
        }))}
      />
      <MainButton action="submit" disabled={account === ''} run={send}>
        {paid > 0 ? t.refund.ask({ won: paid }) : t.refund.askCover}
      </MainButton>
    </Stack>
  );
}
