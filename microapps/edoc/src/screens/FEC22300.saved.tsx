import { MainButton, useWallet } from '@wallet/kit/app';
import { Button, ResultPage } from '@wallet/kit/ui';
import { ReceiptScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';

export function FEC22300() {
  const { saved: t, check, mine, ...all } = messages.use();
  const { navigate } = useWallet();
  return (
    <ReceiptScreen>
      {({ receipt: one }) => (
        <>
          <ResultPage
            kind="success"
            title={t.title}
            description={one.isMine ? mine : undefined}
            rows={[
              { label: check.shop, value: one.shop },
              { label: check.date, value: all.day({ date: one.at }) },
              { label: check.total, value: all.won({ amount: one.total }), isStrong: true },
            ]}
          />
          <MainButton
            action="see"
            beside={
              <Button variant="secondary" action="another" onClick={() => navigate.replace('FEC22100')}>
                {t.another}
              </Button>
            }
            run={() => navigate.replace('FEC21510', { query: { rceitpNo: one.id } })}
          >
            {t.see}
          </MainButton>
        </>
      )}
    </ReceiptScreen>
  );
}
