import { ApiError } from '@wallet/kit/api';
import { Form, Screen, useAction, useWallet } from '@wallet/kit/app';
import { required } from '@wallet/kit/forms';
import { Actions, Button, Lead, QrScanner, Section, TextField, useForm } from '@wallet/kit/ui';
import { readShopCode } from '../api/orderCalls.ts';
import { paying } from '../flows/paying.ts';
import { messages } from '../messages/index.ts';
import { useMeans } from '../state/useMeans.ts';

export const FFQ02200 = paying.step({ needs: ['method'] }, ({ goOn }) => {
  const { scan: t } = messages.use();
  const { navigate } = useWallet();
  const means = useMeans();
  const form = useForm({ initial: { qrCode: '' }, rules: { qrCode: required() } });

  const lead = async (code: string): Promise<true> => {
    const reading = await readShopCode(code);
    await goOn('FFQ02300', { method: (await means.read()).method, reading, request: undefined });
    return true;
  };
  const scan = useAction(async (code: string) => {
    try {
      return await lead(code);
    } catch (error) {
      // The scanner says so itself, beside another scan.
      const told = error instanceof ApiError ? messages.refusal(error.code) : undefined;
      if (told?.id === 'codeUnusable') return false;
      throw error;
    }
  });
  const type = useAction(({ qrCode }: { qrCode: string }) => lead(qrCode.trim()));

  return (
    <Screen>
      <Lead>{t.lead}</Lead>
      <QrScanner
        isPaused={scan.isRunning || type.isRunning}
        onCode={async (code) => (await scan.run(code)) ?? false}
        manual={
          <Section title={t.manual}>
            <Form form={form} run={type}>
              <TextField
                {...form.field('qrCode')}
                label={t.number}
                hint={t.numberHint}
                maxLength={100}
                autoComplete="off"
                problemMessage={t.numberMissing}
              />
              <Actions>
                <Button full type="submit" action="submit" isBusy={type.isRunning}>
                  {t.submit}
                </Button>
              </Actions>
            </Form>
          </Section>
        }
      />
      <Actions>
        <Button full variant="text" action="showInstead" onClick={() => navigate.replace('FFQ02100')}>
          {t.showInstead}
        </Button>
      </Actions>
    </Screen>
  );
});
