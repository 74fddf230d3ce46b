import { Barcode, EmptyState, Lead, Pass, Stack } from '@wallet/kit/ui';
import { ReceiptScreen } from '../flows/ReceiptScreen.tsx';
import { useBrightScreen } from '../flows/useBrightScreen.ts';
import { messages } from '../messages/index.ts';

export function FEC26200() {
  const t = messages.use();
  useBrightScreen();
  return (
    <ReceiptScreen>
      {({ receipt: one }) =>
        one.barcodeKind === 'code128' && one.barcode ? (
          <Stack>
            <Lead title={t.barcode.lead}>{t.barcode.note}</Lead>
            <Pass
              title={one.shop}
              state="valid"
              facts={[
                { label: t.slip.at, value: t.moment(one) },
                { label: t.slip.total, value: t.won({ amount: one.total }) },
              ]}
              code={<Barcode value={one.barcode} label={t.slip.barcode} isZoomable showsNumber />}
            />
          </Stack>
        ) : (
          <EmptyState
            title={t.barcode.none}
            description={one.barcode && t.slip.noBarcode({ number: one.barcode })}
          />
        )
      }
    </ReceiptScreen>
  );
}
