import { NewPin, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, BottomBar, Button, InlineNotice, Lead, Stack } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { readOwnBank } from '../api/accountCalls.ts';
import { joinWallet } from '../api/walletCalls.ts';
import { Joined } from '../flows/Joined.tsx';
import { joining } from '../flows/joining.ts';
import { type ProvedAccount, TransferProof } from '../flows/TransferProof.tsx';
import { messages } from '../messages/index.ts';
import { AccountChoice } from '../parts/AccountChoice.tsx';
import { useWalletAction } from '../parts/useWalletAction.ts';

type Chosen = Pick<ProvedAccount, 'accountNo' | 'certificationId'>;

/** Joining ends: the account that points come from, and the password that guards them. */
export function FPO13000() {
  const { joining: t, pin } = messages.use().wallet;
  const { navigate, renewMembership } = useWallet();
  const draft = joining.useDraft();
  const load = useLoad(async (signal) => {
    const [begun, accounts] = await Promise.all([draft.read(), readOwnBank(undefined, { signal })]);
    return { termIds: begun?.termIds, accounts };
  });
  const [accountNo, setAccountNo] = useState('');
  const [isOther, setOther] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [pinFor, setPinFor] = useState<Chosen | null>(null);
  const [walletNo, setWalletNo] = useState('');

  const join = useWalletAction(async (chosen: Chosen, password: string, passwordAgain: string) => {
    const { accountNo: number, certificationId } = chosen;
    const termIds = load.data?.termIds ?? [];
    const joined = await joinWallet({ termIds, accountNo: number, certificationId, password, passwordAgain });
    renewMembership();
    await draft.clear();
    setWalletNo(joined);
  });

  const isLost = load.data !== undefined && load.data.termIds === undefined && walletNo === '';
  useEffect(() => {
    // Nobody has agreed to anything here: begin there.
    if (isLost) navigate.replace('FPO11000');
  }, [isLost, navigate]);

  if (walletNo !== '') return <Joined walletNo={walletNo} />;
  function next() {
    setMissing(accountNo === '');
    if (accountNo !== '') setPinFor({ accountNo, certificationId: '' });
  }
  return (
    <Screen
      title={t.accountTitle}
      of={load}
      step={{ current: 2, total: 2 }}
      {...(isOther ? { onBack: () => setOther(false) } : {})}
      footer={
        !isOther &&
        load.data &&
        load.data.accounts.length > 0 && (
          <BottomBar>
            <Button full action="submit" isBusy={join.isRunning} isReady={accountNo !== ''} onClick={next}>
              {t.submit}
            </Button>
          </BottomBar>
        )
      }
    >
      {({ accounts }) => (
        <>
          <Lead title={t.accountLead}>{t.accountText}</Lead>
          <Stack>
            {isOther ? (
              <TransferProof onProved={setPinFor} />
            ) : accounts.length === 0 ? (
              <InlineNotice>{t.noAccounts}</InlineNotice>
            ) : (
              <AccountChoice
                legend={t.accounts}
                accounts={accounts}
                value={accountNo}
                onChange={setAccountNo}
                isMissing={isMissing}
              />
            )}
          </Stack>
          <Actions>
            <Button full variant="text" action="otherBank" onClick={() => setOther(!isOther)}>
              {isOther ? t.own : t.other}
            </Button>
            <InlineNotice>{t.passwordNote}</InlineNotice>
          </Actions>
          <NewPin
            words={pin}
            isOpen={pinFor !== null}
            onClose={() => setPinFor(null)}
            onDone={(password, again) => {
              const chosen = pinFor;
              setPinFor(null);
              if (chosen) void join.run(chosen, password, again);
            }}
          />
        </>
      )}
    </Screen>
  );
}
