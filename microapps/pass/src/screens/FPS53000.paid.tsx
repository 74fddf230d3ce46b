import { MainButton, useWallet } from '@wallet/kit/app';
import { Bullets, ReceiptActions, ResultPage, Section } from '@wallet/kit/ui';
import { ApplicationScreen } from '../flows/ApplicationScreen.tsx';
import { messages } from '../messages/index.ts';
import { type ApplicationDetail, isOpen } from '../model/application.ts';
import { useRows } from '../parts/useRows.ts';

/** What became of the payment: the service says it, never the address. */
export function FPS53000() {
  const t = messages.use().paid;
  const { navigate } = useWallet();
  return (
    <ApplicationScreen
      onBack={() => navigate.replace('FPS40000')}
      unknown={(reload) => (
        <>
          <ResultPage kind="pending" title={t.unknown} description={t.unknownHint} />
          <MainButton action="again" run={reload}>
            {t.again}
          </MainButton>
        </>
      )}
    >
      {(one) => <Result one={one} />}
    </ApplicationScreen>
  );
}

function Result({ one }: { one: ApplicationDetail }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = useRows()(one);
  const { number, state, readyOn, refund } = one;
  const list = { action: 'list', run: () => navigate.replace('FPS40000') };
  if (state === 'unpaid') {
    return (
      <>
        <ResultPage kind="pending" title={t.paid.not} description={t.paid.notHint} rows={rows} />
        <MainButton action="pay" run={() => navigate.replace('FPS51000', { query: { cappReqNo: number } })}>
          {t.paid.retry}
        </MainButton>
      </>
    );
  }
  if (state === 'dropped' || state === 'cancelled') {
    const why = refund > 0 ? t.paid.refunded : t.stateHints[state];
    return (
      <>
        <ResultPage
          kind="failure"
          title={state === 'dropped' ? t.paid.dropped : t.paid.cancelled}
          description={state === 'dropped' ? why : t.stateHints.cancelled}
          rows={rows}
        />
        <MainButton {...list}>{t.paid.list}</MainButton>
      </>
    );
  }
  if (!isOpen(one)) {
    return (
      <>
        <ResultPage
          kind={state === 'collected' ? 'success' : 'failure'}
          title={t.stateTitles[state]}
          description={t.stateHints[state]}
          rows={rows}
          receiptActions={<ReceiptActions title={t.paid.receipt} fileName={`passport-${number}`} />}
        />
        <MainButton {...list}>{t.paid.list}</MainButton>
      </>
    );
  }
  return (
    <>
      <ResultPage
        kind="success"
        title={t.paid.done}
        description={t.paid.doneHint({ day: readyOn })}
        rows={rows}
        receiptActions={<ReceiptActions title={t.paid.receipt} fileName={`passport-${number}`} />}
      >
        <Section title={t.paid.nextTitle}>
          <Bullets texts={t.paid.next} />
        </Section>
      </ResultPage>
      <MainButton {...list}>{t.paid.list}</MainButton>
    </>
  );
}
