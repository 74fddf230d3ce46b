import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { checkLiveHost, type LiveReport } from '@wallet/kit/conformance';
import { BottomBar, Button, InlineNotice, Switch, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { BridgeReport } from '../parts/BridgeReport.tsx';

export function SMP70000() {
  const t = messages.use().bridge;
  const { bridge } = useWallet();
  const [report, setReport] = useState<LiveReport | null>(null);
  const [withPrompts, setWithPrompts] = useState(false);
  const check = useAction(async () => {
    setReport(null);
    setReport(await checkLiveHost(bridge, { prompts: withPrompts }));
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(JSON.stringify(report, null, 2));
      toast(t.copied);
    } catch {
      // Not every WebView lets a page write to the clipboard.
      toast(t.notCopied);
    }
  }

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          {report && (
            <Button full variant="secondary" action="copy" onClick={() => void copy()}>
              {t.copy}
            </Button>
          )}
          <Button
            full
            action="check"
            disabled={!bridge.isNative}
            isBusy={check.isRunning}
            onClick={() => check.run()}
          >
            {report ? t.again : t.start}
          </Button>
        </BottomBar>
      }
    >
      {bridge.isNative ? (
        <Switch
          label={t.prompts}
          description={t.promptsHint}
          field="prompts"
          checked={withPrompts}
          onChange={setWithPrompts}
        />
      ) : (
        <InlineNotice>{t.noApp}</InlineNotice>
      )}
      {report && <BridgeReport report={report} />}
    </Screen>
  );
}
