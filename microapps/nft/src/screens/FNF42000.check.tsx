import { ConfirmOrder, Gone, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import { Button, Checkbox, IconTile, InlineNotice } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkReceiver } from '../api/calls.ts';
import { sending, sendOrder, wrongPin } from '../flows/sending.ts';
import { messages } from '../messages/index.ts';
import { shortAddress } from '../model/token.ts';

type Checked = Awaited<ReturnType<typeof checkReceiver>>;

/** Everything that will happen, then the PIN. */
export const FNF42000 = sending.step({ needs: ['tokenId', 'to'] }, function Check({ draft }) {
  const { gone } = messages.use();
  const { tokenId, to } = draft;
  const load = useLoad(checkReceiver, { tokenId, to });
  if (load.data) return <Confirm tokenId={tokenId} checked={load.data} reload={load.reload} />;
  const start = <Gone to="FNF20000" {...gone.start} />;
  return <Screen of={load} instead={{ NFT_SENDING: start, NFT_NO_TOKEN: start }} />;
});

interface ConfirmProps {
  tokenId: string;
  checked: Checked;
  reload: () => void;
}

function Confirm({ tokenId, checked, reload }: ConfirmProps) {
  const t = messages.use();
  const { navigate, refusal } = useWallet();
  const [isCompared, setCompared] = useState(false);
  const { receiver, token, fee, isChecked, isFirst, quoteEnd, to } = checked;
  return (
    <ConfirmOrder
      order={sendOrder}
      draft={sending.useDraft()}
      facts={isChecked || isCompared ? { tokenId, to, fee, quoteEnd } : null}
      lead={t.check.lead({ token })}
      between={{
        from: <IconTile picture="nft" size="large" />,
        to: <IconTile picture="my" size="large" />,
      }}
      rows={[
        ...(receiver ? [{ label: t.check.to, value: receiver, isStrong: true }] : []),
        { label: t.check.address, value: shortAddress(to) },
        { label: t.check.fee, value: fee === 0 ? t.check.free : t.check.won({ fee: formatMoney(fee) }) },
      ]}
      submit={t.check.submit}
      secret={{ title: t.pin.ask, hint: t.check.undo }}
      refusal={(code) => {
        const left = wrongPin.exec(code ?? '')?.[1];
        return left ? { id: 'pinWrong', text: t.pin.wrong({ left }) } : refusal(code);
      }}
      returnTo="/nft/FNF20000"
      onAgain={(code) => code === 'NFT_QUOTE' && reload()}
      entry={
        !isChecked && (
          <>
            <InlineNotice tone="warning">{t.check.unchecked}</InlineNotice>
            <Checkbox field="compared" label={t.check.compared} checked={isCompared} onChange={setCompared} />
          </>
        )
      }
    >
      <InlineNotice tone="warning">{t.check.undo}</InlineNotice>
      {isFirst && <InlineNotice>{t.check.first}</InlineNotice>}
      <Button
        full
        variant="text"
        action="forgotPin"
        onClick={() => navigate.push('FNF11000', { query: { way: 'reset' } })}
      >
        {t.pin.forgot}
      </Button>
    </ConfirmOrder>
  );
}
