import { Form, MainButton, Screen, useAction, useNativeScreen, useQuery, useWallet } from '@wallet/kit/app';
import { required } from '@wallet/kit/forms';
import {
  Bullets,
  Button,
  IconTile,
  InlineNotice,
  Lead,
  QrScanner,
  Section,
  Stack,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { openRequest } from '../api/calls.ts';
import { getting } from '../flows/getting.ts';
import { messages } from '../messages/index.ts';
import { codeOf } from '../model/case.ts';

/** Reads the code of a verifier, or on the way to a card that of an office; what is neither is told as such. */
export function QrCodeReaderMoidPopup() {
  const { scan: t } = messages.use();
  const { navigate, bridge } = useWallet();
  const wants = useQuery().get('for') === 'office' ? 'office' : 'verifier';
  const draft = getting.useDraft();
  const scanner = useNativeScreen('qrScan');
  const [problem, setProblem] = useState('');
  // A phone app that is older has no scanner of its own: the page's.
  const [isHere, setHere] = useState(!bridge.isNative);
  const form = useForm({ initial: { code: '' }, rules: { code: [required()] } });

  const take = useAction(async (text: string) => {
    const kind = codeOf(text);
    setProblem(kind === wants ? '' : kind === null ? t.strange : t.other[wants]);
    if (kind !== wants) return;
    if (kind === 'verifier') {
      const txId = await openRequest({ qrText: text.trim() });
      return navigate.replace('FMC23000', { query: { txId } });
    }
    await draft.save({ officeCode: text.trim() });
    navigate.replace('FMC13100');
  });
  async function scan() {
    const ending = await scanner.open({ formats: ['qr'] });
    if (ending.kind === 'absent' || ending.kind === 'denied') {
      if (ending.kind === 'denied') setProblem(t.denied);
      return setHere(ending.kind === 'absent');
    }
    if (ending.kind === 'answer') await take.run(ending.value.text);
    else if (ending.kind === 'failed') setProblem(t.failed);
  }
  return (
    <Screen>
      <Lead title={t.leads[wants]} />
      <Stack>
        {problem && (
          <InlineNotice tone="danger" messageId="codeUnusable">
            {problem}
          </InlineNotice>
        )}
        {isHere ? (
          <QrScanner onCode={(text) => void take.run(text)} />
        ) : (
          <>
            <IconTile picture="scan" size="large" />
            <Bullets texts={t.hints} />
          </>
        )}
        <Section title={t.typed}>
          <Form form={form} run={{ ...take, run: ({ code }: { code: string }) => take.run(code) }}>
            <Stack>
              <TextField {...form.field('code')} label={t.code} maxLength={40} autoComplete="off" />
              <Button full variant="secondary" type="submit" action="sendTyped" isBusy={take.isRunning}>
                {t.send}
              </Button>
            </Stack>
          </Form>
        </Section>
      </Stack>
      {!isHere && (
        <MainButton action="scanCode" isBusy={scanner.isOpen} run={scan}>
          {t.start}
        </MainButton>
      )}
    </Screen>
  );
}
