import { encryptField } from '@wallet/kit/api';
import { DocumentScan, MainButton, ScanPose, useAction, useWallet } from '@wallet/kit/app';
import { Bullets, InlineNotice, Lead, SecureKeypad, Segmented, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkDocument } from '../api/calls.ts';
import { type CaseStep, caseStep } from '../flows/caseStep.tsx';
import { getting } from '../flows/getting.ts';
import { readDocument } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';

type Way = 'chip' | 'office' | 'photo';

/** The plastic card: its chip at the back of the phone, the office's code, or its picture. */
export const FMC13100 = caseStep(function Document({ found, officeCode }: CaseStep) {
  const t = messages.use();
  const { navigate } = useWallet();
  const txId = found.transactionId;
  const [way, setWay] = useState<Way>(officeCode ? 'office' : 'chip');
  // A veteran's card has its chip alone.
  const ways: Way[] = found.kind === 'veteran' ? ['chip'] : ['chip', 'office', 'photo'];
  const goOn = () => navigate.replace('FMC13200');
  return (
    <>
      <Lead title={t.document.lead({ kind: found.kind ? t.kinds[found.kind] : '' })} />
      <Stack>
        {ways.length > 1 && (
          <Segmented
            legend={t.document.way}
            options={ways.map((value) => ({ value, label: t.document.ways[value] }))}
            value={way}
            onChange={setWay}
          />
        )}
        {way === 'chip' && <Chip {...{ txId, goOn }} />}
        {way === 'office' && <Office {...{ txId, goOn, officeCode }} />}
        {way === 'photo' && <Photo {...{ txId, goOn }} />}
      </Stack>
    </>
  );
});

interface WayProps {
  txId: string;
  goOn: () => void;
}

function Chip({ txId, goOn }: WayProps) {
  const { document: t } = messages.use();
  const [isAsking, setAsking] = useState(false);
  const read = useAction(async (icPin: string) => {
    setAsking(false);
    await readDocument(txId, { way: 'IC', icPin });
    goOn();
  });
  return (
    <>
      <ScanPose of="chip" />
      <Bullets texts={t.chip} />
      <SecureKeypad
        isOpen={isAsking}
        title={t.icPin}
        description={t.icPinHint}
        length={4}
        encrypt={encryptField}
        onDone={(icPin) => void read.run(icPin)}
        onClose={() => setAsking(false)}
      />
      <MainButton action="readChip" isBusy={read.isRunning} run={() => setAsking(true)}>
        {t.read}
      </MainButton>
    </>
  );
}

function Office({ txId, goOn, officeCode }: WayProps & { officeCode: string }) {
  const { document: t } = messages.use();
  const { navigate } = useWallet();
  const draft = getting.useDraft();
  const scan = () => navigate.push('QrCodeReaderMoidPopup', { query: { for: 'office' } });
  const send = useAction(
    async () => {
      await readDocument(txId, { way: 'QR', text: officeCode });
      goOn();
    },
    { on: { WALLET_OFFICE_QR: () => draft.save({ officeCode: '' }) } },
  );
  return (
    <>
      <Bullets texts={t.office} />
      {officeCode && <InlineNotice tone="success">{t.scanned}</InlineNotice>}
      <MainButton action={officeCode ? 'sendCode' : 'scan'} run={officeCode ? send : scan}>
        {officeCode ? t.goOn : t.scan}
      </MainButton>
    </>
  );
}

function Photo({ txId, goOn }: WayProps) {
  const check = useAction(async ({ name, birth }: { name: string; birth: string }) => {
    await checkDocument({ txId, name, birth });
    goOn();
  });
  return <DocumentScan screen="idCardScan" params={{ kind: '10' }} onScan={(card) => void check.run(card)} />;
}
