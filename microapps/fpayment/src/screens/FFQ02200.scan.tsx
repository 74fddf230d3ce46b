import { ApiError } from '@wallet/kit/api';
import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { Button, QrScanner, Section, TextField } from '@wallet/kit/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { readShopCode } from '../api/orderCalls.ts';
import { messages } from '../messages/index.ts';
import { refusalOf } from '../model/refusals.ts';
import { tellRefusal } from '../parts/tellRefusal.ts';
import text from '../parts/text.module.css';
import { useMethod, useStep } from '../state/useStep.ts';

export function FFQ02200() {
  const { scan: t } = messages.use();
  const { navigate } = useWallet();
  const step = useStep();
  const method = useMethod();
  const formId = useId();
  const [number, setNumber] = useState('');
  const [isMissing, setMissing] = useState(false);

  /** Whether the code led on. */
  const read = useAction(async (code: string, isTyped: boolean): Promise<boolean> => {
    try {
      const reading = await readShopCode(code);
      await step.save({ method: await method.read(), reading });
      navigate.push('FFQ02300');
      return true;
    } catch (error) {
      const isUnusable = error instanceof ApiError && refusalOf(error.code) === 'codeUnusable';
      // The scanner says so itself, beside another scan.
      if (isUnusable && !isTyped) return false;
      if (await tellRefusal(error)) return false;
      throw error;
    }
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = number.trim();
    setMissing(code === '');
    if (code !== '') void read.run(code, true);
  }

  return (
    <Screen title={t.title}>
      <p className={text.lead}>{t.lead}</p>
      <QrScanner
        isPaused={read.isRunning}
        onCode={async (code) => (await read.run(code, false)) ?? false}
        manual={
          <Section title={t.manual}>
            <form id={formId} noValidate onSubmit={submit}>
              <TextField
                field="qrCode"
                label={t.number}
                hint={t.numberHint}
                value={number}
                maxLength={100}
                autoComplete="off"
                onChange={setNumber}
                {...(isMissing && { problem: { id: 'required' }, problemMessage: t.numberMissing })}
              />
              <div className={text.buttons}>
                <Button full type="submit" form={formId} action="submit" isBusy={read.isRunning}>
                  {t.submit}
                </Button>
              </div>
            </form>
          </Section>
        }
      />
      <div className={text.buttons}>
        <Button full variant="text" action="showInstead" onClick={() => navigate.replace('FFQ02100')}>
          {t.showInstead}
        </Button>
      </div>
    </Screen>
  );
}
