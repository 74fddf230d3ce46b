import { encryptField } from '@wallet/kit/api';
import { NewPin, useWallet } from '@wallet/kit/app';
import { alert, IconTile, Lead, List, ListItem, SecureKeypad, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { changePassword, resetPassword } from '../api/settingCalls.ts';
import { useOwnSignature } from '../flows/useOwnSignature.ts';
import { WithSettings } from '../flows/WithSettings.tsx';
import { messages } from '../messages/index.ts';
import { useWalletAction } from '../parts/useWalletAction.ts';

/** What proves that the customer may set a new one: the present password, or a signature. */
type Proof = { kind: 'current'; current: string } | { kind: 'signed'; signature: string; certSerial: string };

/** The point password: changed by who knows it, set anew by who signs. */
export function FPO94000() {
  const { settings: t } = messages.use().wallet;
  return <WithSettings title={t.passwordTitle}>{() => <Password />}</WithSettings>;
}

function Password() {
  const { settings: t, pin } = messages.use().wallet;
  const { navigate } = useWallet();
  const signAsOneself = useOwnSignature();
  const [isAsking, setAsking] = useState(false);
  const [proof, setProof] = useState<Proof | null>(null);

  const sign = useWalletAction(async () => {
    const signed = await signAsOneself(t.resetContent);
    if (signed.kind === 'failed') await alert({ id: signed.messageId });
    else if (signed.kind === 'signed') setProof(signed);
  });
  const save = useWalletAction(async (by: Proof, password: string, passwordAgain: string) => {
    if (by.kind === 'current') await changePassword({ current: by.current, password, passwordAgain });
    else await resetPassword({ ...by, password, passwordAgain });
    toast(t.passwordDone);
    navigate.back();
  });

  return (
    <>
      <Lead title={t.passwordLead} />
      <List label={t.passwordTitle}>
        <ListItem
          leading={<IconTile picture="security" />}
          title={t.change}
          description={t.changeText}
          action="change"
          onClick={() => setAsking(true)}
        />
        <ListItem
          leading={<IconTile picture="certi" />}
          title={t.reset}
          description={t.resetText}
          action="reset"
          onClick={() => void sign.run()}
        />
      </List>
      <SecureKeypad
        isOpen={isAsking}
        title={pin.current}
        description={pin.which}
        encrypt={encryptField}
        onClose={() => setAsking(false)}
        onDone={(current) => {
          setAsking(false);
          setProof({ kind: 'current', current });
        }}
      />
      <NewPin
        words={pin}
        isOpen={proof !== null}
        onClose={() => setProof(null)}
        onDone={(password, again) => {
          const by = proof;
          setProof(null);
          if (by) void save.run(by, password, again);
        }}
      />
    </>
  );
}
