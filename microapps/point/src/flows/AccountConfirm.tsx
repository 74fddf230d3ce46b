import { BankMark, IconTile, Money } from '@wallet/kit/ui';
import { readBasis } from '../api/pointCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { walletFirst } from '../parts/walletFirst.tsx';
import { ConfirmMoney } from './ConfirmMoney.tsx';
import { accountFlows } from './moneyFlows.ts';

/** What leaves and what comes, between the points and the main account; then the password. */
export const accountConfirm = (kind: 'charge' | 'withdraw') =>
  accountFlows[kind].step(
    { needs: ['amount'], ask: (_, { signal }) => readBasis(kind, { signal }), instead: walletFirst },
    function AccountConfirm({ draft: { amount }, data: basis }) {
      const t = messages.use().money;
      const say = useSay();
      const words = t.account[kind];
      const points = <Money amount={amount} unit={t.unit} />;
      const won = <Money amount={amount} />;
      const isIn = kind === 'charge';
      const accountFace = <BankMark code={basis.account.bankCode} size="large" />;
      const pointFace = <IconTile picture="point" size="large" />;
      return (
        <ConfirmMoney
          title={words.confirm}
          lead={words.question({ amount })}
          between={isIn ? { from: accountFace, to: pointFace } : { from: pointFace, to: accountFace }}
          facts={{ kind, amount }}
          draft={accountFlows[kind].useDraft()}
          submit={words.submit({ amount })}
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
    },
  );
