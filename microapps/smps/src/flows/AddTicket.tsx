import { useAction, useNativeScreen, useWallet } from '@wallet/kit/app';
import { readBoardingPass } from '@wallet/kit/identity';
import {
  Actions,
  Bullets,
  Button,
  type CodeFormat,
  InlineNotice,
  Lead,
  QrScanner,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { addByBarcode, addByQr } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** What boarding passes are printed and shown in (IATA Resolution 792); paper has PDF417. */
const formats: CodeFormat[] = ['qr', 'aztec', 'datamatrix', 'pdf417'];

/** Adds a boarding pass: by the phone app's scanner, else by the page's own camera or a picture of it. */
export function AddTicket({ passId, onDone }: { passId: string; onDone: () => void }) {
  const { add: t } = messages.use();
  const { navigate, bridge } = useWallet();
  const scanner = useNativeScreen('qrScan');
  const [wantsPage, setHere] = useState(false);
  // A phone app that has not said yet what it can is not taken for none.
  const isHere = wantsPage || (bridge.host ? !bridge.canOpen('qrScan').ok : !bridge.isNative);
  const [problem, setProblem] = useState<'unread' | 'denied' | null>(null);
  const [round, setRound] = useState(0);
  const send = useAction(
    async (text: string, format: string, picture?: File) => {
      await (format === 'pdf417' ? addByBarcode : addByQr)({ passId, text, picture });
      toast(t.done);
      onDone();
    },
    {
      on: {
        SMPS_TICKET_AIRPORT: () => navigate.open('/smat/FLY11000'),
        SMPS_TICKET_PASSPORT: () => navigate.open('/pass/FPS10000'),
      },
    },
  );
  async function take(text: string, format: string, picture?: File): Promise<void> {
    const isPass = readBoardingPass(text) !== null;
    setProblem(isPass ? null : 'unread');
    if (isPass) await send.run(text, format, picture);
    // The page's scanner stops with each code that it reads: it begins anew where that one was not taken.
    setRound((count) => count + 1);
  }
  async function scan() {
    const ending = await scanner.open({ formats });
    if (ending.kind === 'answer') return take(ending.value.text, ending.value.format);
    if (ending.kind === 'absent') setHere(true);
    else if (ending.kind !== 'left') setProblem(ending.kind === 'denied' ? 'denied' : 'unread');
  }
  return (
    <>
      <Lead title={t.title}>{t.note}</Lead>
      {problem && <InlineNotice tone="danger">{t[problem]}</InlineNotice>}
      {isHere ? (
        <QrScanner
          key={round}
          formats={formats}
          onCode={(text, { format, picture }) => void take(text, format, picture)}
        />
      ) : (
        <>
          <Bullets texts={t.rules} />
          <Actions>
            <Button full action="scan" isBusy={send.isRunning} onClick={() => void scan()}>
              {t.scan}
            </Button>
            <Button full variant="text" action="picture" onClick={() => setHere(true)}>
              {t.picture}
            </Button>
          </Actions>
        </>
      )}
    </>
  );
}
