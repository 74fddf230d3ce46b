import { Gone, MainButton, Screen, useAction, usePerson, useWallet } from '@wallet/kit/app';
import { readLinkedAccounts, signAsOneself } from '@wallet/kit/common';
import { maskAccount } from '@wallet/kit/format';
import { alert, Card, InlineNotice, KeyValue, Lead, Money, Note, RadioGroup, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { apply, readRefunds } from '../api/calls.ts';
import { applying, readUnit } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';

export const FEI30000 = applying.step(
  {
    needs: ['unitNo', 'refundWon', 'key'],
    ask: async (draft, asked) => {
      const [found, accounts] = await Promise.all([
        readUnit(draft, asked),
        readLinkedAccounts(undefined, { signal: asked.signal }),
      ]);
      return found && { ...found, accounts };
    },
  },
  function Apply({ draft, data: { unit, accounts }, save, clear, reload }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const person = usePerson();
    const [chosen, setChosen] = useState('');
    const account = chosen || (accounts.find(({ isMain }) => isMain)?.accountNo ?? '');
    const { unitNo, unitName, key } = draft;
    const { refundWon } = unit;
    /** Never the form again: back leads to the first screen. */
    const show = async (id: string) => {
      await clear();
      navigate.replace('FEI40000', { query: { applicationId: id }, asks: false });
    };
    const showFirst = async () => {
      const { applications } = await readRefunds();
      const last = applications.findLast((one) => one.unitName === unitName);
      if (last) await show(last.id);
      else navigate.replace('FEI10000');
    };
    const send = useAction(
      async () => {
        const { loginCode = '', certSerial = '' } = person ?? {};
        const content = t.apply.content({ unitName, unitNo, won: refundWon, account: maskAccount(account) });
        const signed = await signAsOneself({ loginCode, certSerial }, content);
        if (signed.kind === 'failed') return alert({ id: signed.messageId });
        if (signed.kind === 'cancelled') return;
        const { signature, certSerial: serial } = signed;
        const { id } = await apply({ key, unitNo, refundWon, account, signature, certSerial: serial });
        await show(id);
      },
      {
        on: {
          INS_ALREADY: showFirst,
          INS_OTHER: () => navigate.replace('FEI10000'),
          INS_NO_UNIT: () => navigate.replace('FEI10000'),
        },
        // Another sum is another wish: it is shown, and signed anew.
        onRefusal: async () => {
          await save({ key: crypto.randomUUID() });
          reload();
        },
      },
    );
    if (accounts.length === 0) {
      return (
        <Screen>
          <Gone to="/point/FPO21100" {...t.gone.account} />
        </Screen>
      );
    }
    return (
      <Screen>
        <Lead title={t.apply.lead({ won: refundWon })}>{t.apply.own}</Lead>
        <Stack>
          {refundWon !== draft.refundWon && (
            <InlineNotice tone="warning">
              {t.apply.changed({ before: draft.refundWon, after: refundWon })}
            </InlineNotice>
          )}
          <RadioGroup
            field="account"
            legend={t.facts.account}
            value={account}
            onChange={setChosen}
            options={accounts.map(({ accountNo, alias }) => ({
              value: accountNo,
              label: alias || t.facts.account,
              description: maskAccount(accountNo),
            }))}
          />
          <Card tone="soft">
            <KeyValue
              rows={[
                { label: t.facts.unit, value: unitName },
                { label: t.facts.unitNo, value: unitNo },
                { label: t.facts.refund, value: <Money amount={refundWon} />, isStrong: true },
              ]}
            />
          </Card>
          <Note>{t.apply.sign}</Note>
        </Stack>
        <MainButton action="certificate" disabled={account === ''} run={send}>
          {t.apply.submit}
        </MainButton>
      </Screen>
    );
  },
);
