import { InlineNotice, Money } from '@wallet/kit/ui';
import { ConfirmMoney } from '../flows/ConfirmMoney.tsx';
import { asking } from '../flows/moneyFlows.ts';
import { messages } from '../messages/index.ts';
import { splitEvenly } from '../model/people.ts';

export const FPO24350 = asking.step({ needs: ['title', 'total', 'people'] }, function AskConfirm({ draft }) {
  const t = messages.use().money;
  const { title, total, people } = draft;
  const { each, own } = splitEvenly(total, people.length);
  const points = (amount: number) => <Money amount={amount} unit={t.unit} />;
  const shares = people.map(({ id, name }) => ({ receiverId: id, name, amount: each }));
  return (
    <ConfirmMoney
      title={t.requests.confirmTitle}
      lead={t.requests.confirmLead}
      facts={{ kind: 'request', title, amount: each * people.length, shares }}
      submit={t.requests.submit}
      needsNoPassword
      draft={asking.useDraft()}
      rows={[
        { label: t.requests.title2, value: title },
        ...people.map(({ name, phone }) => ({ label: `${name} ${phone.slice(-4)}`, value: points(each) })),
        { label: t.requests.mineShare, value: points(own) },
        { label: t.facts.total, value: points(total), isStrong: true },
      ]}
    >
      <InlineNotice>{t.requests.confirmHint}</InlineNotice>
    </ConfirmMoney>
  );
});
