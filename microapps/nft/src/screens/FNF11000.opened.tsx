import {
  ChooseNumber,
  Gone,
  MainButton,
  OwnPhone,
  Screen,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { ResultPage, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readWallet, resetPin, sendPhoneCode } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { shortAddress } from '../model/token.ts';

/** The new wallet; `way=reset` chooses a new PIN after the phone's code. */
export function FNF11000() {
  const { gone } = messages.use();
  const load = useLoad((signal) => readWallet(undefined, { signal }), []);
  const isReset = useQuery().get('way') === 'reset';
  return (
    <Screen of={load}>
      {({ state, address }) => {
        if (state !== 'open') return <Gone picture="nft" to="FNF10000" {...gone.wallet} />;
        return isReset ? <Reset /> : <Opened address={address} />;
      }}
    </Screen>
  );
}

function Reset() {
  const { pin: t } = messages.use();
  const { navigate } = useWallet();
  const [phoneCheck, setPhoneCheck] = useState('');
  if (!phoneCheck)
    return <OwnPhone lead={t.phone} send={() => sendPhoneCode(undefined)} onChecked={setPhoneCheck} />;
  return (
    <ChooseNumber
      words={t}
      onChosen={async ({ pin, again }) => {
        await resetPin({ pin, again, phoneCheck });
        toast(t.changed);
        navigate.replace('FNF10000');
      }}
    />
  );
}

function Opened({ address }: { address: string }) {
  const { opened: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      <ResultPage
        kind="success"
        title={t.title}
        description={t.note}
        rows={[{ label: t.address, value: shortAddress(address) }]}
      />
      <MainButton action="see" run={() => navigate.replace('FNF20000')}>
        {t.see}
      </MainButton>
    </>
  );
}
