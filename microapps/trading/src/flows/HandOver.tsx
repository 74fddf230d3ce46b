import { Part, useAction, useLoad, useNativeScreen, usePolling, useWallet } from '@wallet/kit/app';
import { PresentedCode, QrScanner, Sheet, toast } from '@wallet/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { askHandOver, readHandOver } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Deal } from '../model/deal.ts';

interface HandOverProps {
  deal: Deal;
  onClose: () => void;
  reload: () => void;
}

/** When both meet: the buyer shows a code, the seller reads it. */
export function HandOver(props: HandOverProps) {
  return props.deal.role === 'buyer' ? <Show {...props} /> : <Read {...props} />;
}

const POLL_MS = 3_000;

function Show({ deal: { id, thing }, onClose, reload }: HandOverProps) {
  const { meet: t } = messages.use();
  const load = useLoad(askHandOver, id);
  usePolling(async () => reload(), POLL_MS, true);
  return (
    <Sheet isOpen title={t.show} onClose={onClose}>
      <Part of={load}>
        {({ text, seconds }) => (
          <PresentedCode
            isPart
            code={{ qr: text, id: text, seconds }}
            labels={{ qr: t.qr({ thing }) }}
            hint={t.hint}
            renewal="asked"
            onRenew={load.reload}
          />
        )}
      </Part>
    </Sheet>
  );
}

function Read({ deal: { id }, onClose, reload }: HandOverProps) {
  const { meet: t } = messages.use();
  const { bridge } = useWallet();
  const scanner = useNativeScreen('qrScan');
  const isAsked = useRef(false);
  const read = useAction(
    async (text: string) => {
      await readHandOver({ id, text });
      toast(t.done);
      onClose();
      reload();
      return true;
    },
    { onRefusal: reload },
  );
  const [isHere, setHere] = useState(!bridge.isNative);
  useEffect(() => {
    if (isHere || isAsked.current) return;
    isAsked.current = true;
    void scanner.open({ formats: ['qr'] }).then((ending) => {
      if (ending.kind === 'answer') void read.run(ending.value.text).then(() => onClose());
      else if (ending.kind === 'left') onClose();
      else setHere(true);
    });
  });
  if (!isHere) return null;
  return (
    <Sheet isOpen title={t.read} onClose={onClose}>
      <QrScanner onCode={async (text) => (await read.run(text)) ?? false} />
    </Sheet>
  );
}
