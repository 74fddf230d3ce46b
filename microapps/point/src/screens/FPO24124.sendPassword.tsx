import { IconTile } from '@wallet/kit/ui';
import { readBasis } from '../api/pointCalls.ts';
import { ConfirmMoney } from '../flows/ConfirmMoney.tsx';
import { sending } from '../flows/moneyFlows.ts';
import { messages } from '../messages/index.ts';
import { sendingRows } from '../parts/sendingRows.tsx';

export const FPO24124 = sending.step(
  { needs: ['receiver', 'amount'], ask: (_, { signal }) => readBasis('send', { signal }) },
  function SendPassword({ draft, data: { balance } }) {
    const t = messages.use().money;
    const { receiver, amount, message = '' } = draft;
    return (
      <ConfirmMoney
        title={t.send.passwordTitle}
        lead={t.send.question({ name: receiver.name, amount })}
        between={{
          from: <IconTile picture="point" size="large" />,
          to: <IconTile picture="my" size="large" />,
        }}
        rows={sendingRows(draft, balance, t)}
        facts={{ kind: 'send', amount, receiverId: receiver.id, name: receiver.name, message }}
        submit={t.send.submit({ amount })}
        draft={sending.useDraft()}
        opensAtOnce
      />
    );
  },
);
