import { MainButton, useAction, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Bullets, Card, InlineNotice, KeyValue, Lead, Section, Stack, Switch, toast } from '@wallet/kit/ui';
import { saveNote } from '../api/calls.ts';
import { ReceiptScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import { exchangeOf, type Receipt } from '../model/receipt.ts';

export function FEC21530() {
  return <ReceiptScreen>{(props) => <Exchange {...props} />}</ReceiptScreen>;
}

function Exchange({ receipt: one, reload }: { receipt: Receipt; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { state, days } = exchangeOf(one, todaySeoul());
  const remind = useAction(
    async (remindsExchange: boolean) => {
      await saveNote({ id: one.id, remindsExchange });
      toast(remindsExchange ? t.exchange.reminded : t.exchange.silent);
      reload();
    },
    { onRefusal: reload },
  );
  const isOpen = state === 'open' || state === 'today';
  return (
    <>
      <Stack>
        <Lead picture="edoc" title={t.exchange.leads[state]({ days })}>
          {one.exchangeUntil ? t.exchange.until({ date: one.exchangeUntil }) : undefined}
        </Lead>
        {state === 'over' && <InlineNotice tone="warning">{t.exchange.ask}</InlineNotice>}
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.exchange.shop, value: one.shop },
              { label: t.slip.phone, value: one.phone },
              { label: t.slip.means, value: one.meansName },
            ]}
          />
        </Card>
        <Section title={t.exchange.rule}>
          <Bullets texts={isOpen ? [one.rule, ...t.exchange.how] : [one.rule]} />
        </Section>
        {isOpen && (
          <Switch
            field="remind"
            label={t.exchange.remind}
            description={t.exchange.remindHint}
            checked={one.remindsExchange}
            disabled={remind.isRunning}
            onChange={(is) => void remind.run(is)}
          />
        )}
      </Stack>
      {isOpen && one.barcodeKind === 'code128' && (
        <MainButton
          action="openBarcode"
          run={() => navigate.push('FEC26200', { query: { rceitpNo: one.id } })}
        >
          {t.slip.large}
        </MainButton>
      )}
    </>
  );
}
