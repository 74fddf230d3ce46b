import { Money } from '@wallet/kit/ui';
import { readBasis } from '../../api/pointCalls.ts';
import { ConfirmMoney } from '../../flows/ConfirmMoney.tsx';
import { useDraftLoad } from '../../flows/useMoneyDraft.ts';
import { messages } from '../../messages/index.ts';
import { useSay } from '../../messages/useSay.ts';
import { MoneyScreen } from './MoneyScreen.tsx';
import { NoDraft } from './NoDraft.tsx';

/** What leaves and what comes, between the points and the main account; then the password. */
export function AccountConfirm({ kind, first }: { kind: 'charge' | 'withdraw'; first: string }) {
  const t = messages.use().money;
  const say = useSay();
  const words = t.account[kind];
  const load = useDraftLoad('account', (_, signal) => readBasis(kind, { signal }));
  if (!load.data) {
    return (
      <MoneyScreen title={t.account.confirm} of={load}>
        <NoDraft first={first} />
      </MoneyScreen>
    );
  }
  const { draft, data: basis } = load.data;
  const { amount } = draft;
  const points = <Money amount={amount} unit={t.unit} />;
  const won = <Money amount={amount} />;
  const isIn = kind === 'charge';
  return (
    <ConfirmMoney
      title={t.account.confirm}
      step={{ current: 2, total: 2 }}
      lead={words.question({ amount })}
      facts={{ kind, amount }}
      draft="account"
      submit={words.submit}
      rows={[
        { label: words.from, value: `${say(basis.account.bank)} ${basis.account.shown}` },
        { label: words.pays, value: isIn ? won : points },
        { label: t.facts.fee, value: isIn ? <Money amount={0} /> : <Money amount={0} unit={t.unit} /> },
        { label: words.gets, value: isIn ? points : won, isStrong: true },
        {
          label: t.facts.after,
          value: <Money amount={basis.balance + (isIn ? amount : -amount)} unit={t.unit} />,
        },
      ]}
    />
  );
}
