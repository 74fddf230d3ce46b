import { ChooseNumber, MainButton, useWallet } from '@wallet/kit/app';
import { Bullets, Card, Lead } from '@wallet/kit/ui';
import { type CaseStep, caseStep } from '../flows/caseStep.tsx';
import { useHolder } from '../flows/useHolder.tsx';
import { joinWallet, makeWallet } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';

/** The number of a wallet that is made here, or that of the one that there is. */
export const FMC14000 = caseStep(function ChooseOrProve({ found: { transactionId, isNewPin } }: CaseStep) {
  const { pin: t } = messages.use();
  const { navigate } = useWallet();
  const goOn = () => navigate.replace('FMC14100');
  const holder = useHolder({
    note: t.issueNote,
    ask: (proof) => joinWallet(transactionId, proof),
    onDone: goOn,
  });
  if (isNewPin)
    return (
      <ChooseNumber
        words={t}
        onChosen={async (number) => {
          await makeWallet(transactionId, number);
          goOn();
        }}
      />
    );
  return (
    <>
      <Lead picture="security" title={t.known} />
      <Card tone="soft">
        <Bullets texts={t.knownHints} />
      </Card>
      {holder.sheet}
      <MainButton action="prove" isBusy={holder.isRunning} run={holder.begin}>
        {t.prove}
      </MainButton>
    </>
  );
});
