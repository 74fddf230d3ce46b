import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { checkLiveHost, type LiveReport } from '@wallet/kit/conformance';
import { BottomBar, Button, copyText, InlineNotice, Switch } from '@wallet/kit/ui';
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

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          {report && (
            <Button
              full
              variant="secondary"
              action="copy"
              onClick={() => void copyText(JSON.stringify(report, null, 2), t.copied)}
            >
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
