import { Screen } from '@wallet/kit/app';
import { readBasis } from '../api/pointCalls.ts';
import { ConfirmMoney } from '../flows/ConfirmMoney.tsx';
import { useDraftLoad } from '../flows/useMoneyDraft.ts';
import { messages } from '../messages/index.ts';
import { sendingRows } from '../parts/sendingRows.tsx';
import { NoDraft } from './money/NoDraft.tsx';

export function FPO24124() {
  const t = messages.use().money;
  const load = useDraftLoad('sending', (_, signal) => readBasis('send', { signal }));
  const amount = load.data?.draft.amount;
  if (!load.data || amount === undefined) {
    return (
      <Screen title={t.send.passwordTitle} of={load}>
        <NoDraft first="FPO24110" />
      </Screen>
    );
  }
  const { draft, data: basis } = load.data;
  const { receiver, message = '' } = draft;
  return (
    <ConfirmMoney
      title={t.send.passwordTitle}
      step={{ current: 5, total: 5 }}
      lead={t.send.question({ name: receiver.name, amount })}
      rows={sendingRows(draft, basis.balance, t)}
      facts={{ kind: 'send', amount, receiverId: receiver.id, name: receiver.name, message }}
      submit={t.send.submit}
      draft="sending"
      opensAtOnce
    />
  );
}
