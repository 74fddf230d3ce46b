import { ApiError } from '@wallet/kit/api';
import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { CodeByHand, IconTile, Lead, List, ListItem, QrScanner, Stack } from '@wallet/kit/ui';
import { readShopCode } from '../api/orderCalls.ts';
import { paying } from '../flows/paying.ts';
import { messages } from '../messages/index.ts';
import { useMeans } from '../state/useMeans.ts';

export const FFQ02200 = paying.step({ needs: ['method'] }, ({ goOn }) => {
  const { scan: t } = messages.use();
  const { navigate } = useWallet();
  const means = useMeans();

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
  const type = useAction(lead);

  return (
    <Screen>
      <Lead title={t.lead} />
      <Stack>
        <QrScanner
          isPaused={scan.isRunning || type.isRunning}
          onCode={async (code) => (await scan.run(code)) ?? false}
          manual={
            <CodeByHand
              field="qrCode"
              label={t.number}
              hint={t.numberHint}
              submit={t.submit}
              missing={t.numberMissing}
              isBusy={type.isRunning}
              onSend={(code) => void type.run(code)}
            />
          }
        />
        <List>
          <ListItem
            action="showInstead"
            leading={<IconTile picture="barcode" />}
            title={t.showInstead}
            description={t.showInsteadHint}
            onClick={() => navigate.replace('FFQ02100')}
          />
        </List>
      </Stack>
    </Screen>
  );
});
