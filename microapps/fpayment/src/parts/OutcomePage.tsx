import { useWallet } from '@wallet/kit/app';
import type { Settled } from '@wallet/kit/common';
import { Button, Card, InlineNotice, ResultPage } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Payment, Words } from '../model/payment.ts';
import { refusalOf } from '../model/refusals.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import text from './text.module.css';

interface OutcomePageProps {
  end: Settled<Payment>;
  /** what was to be paid, where the end does not say */
  facts?: { shop: Words; amount: number };
  onAgain: () => void;
}

/** Paid, not paid, or being checked: in one sentence, and what to do next. */
export function OutcomePage({ end, facts, onAgain }: OutcomePageProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = facts
    ? [
        { label: t.facts.shop, value: say(facts.shop) },
        { label: t.facts.amount, value: t.won({ amount: facts.amount }), isStrong: true },
      ]
    : [];

  const history = (
    <Button full variant="secondary" action="history" onClick={() => navigate.replace('FFQ03000')}>
      {t.seeHistory}
    </Button>
  );
  const home = (
    <Button full variant="text" action="payHome" onClick={() => navigate.replace('FFQ01000')}>
      {t.home}
    </Button>
  );

  if (end.kind === 'done') {
    const { receipt } = end;
    const { number, date } = receipt;
    const shop = say(receipt.shop.name);
    return (
      <ResultPage
        kind="success"
        title={t.result.done}
        description={t.result.doneText({ shop, amount: receipt.amount + receipt.fee })}
      >
        <div className={text.block}>
          <Card tone="soft">
            <PaymentFacts
              shop={receipt.shop}
              split={receipt}
              more={[
                { label: t.facts.at, value: t.at({ at: receipt.at }) },
                { label: t.facts.number, value: number },
              ]}
            />
          </Card>
        </div>
        <div className={text.buttons}>
          <Button full action="payHome" onClick={() => navigate.replace('FFQ01000')}>
            {t.home}
          </Button>
          <Button
            full
            variant="secondary"
            action="openReceipt"
            onClick={() => navigate.replace('FFQ03100', { query: { number, date } })}
          >
            {t.seeReceipt}
          </Button>
        </div>
      </ResultPage>
    );
  }
  if (end.kind === 'unknown') {
    return (
      <ResultPage kind="pending" title={t.result.unknown} description={t.result.unknownText} rows={rows}>
        <InlineNotice tone="warning" messageId="paymentUnstable">
          {t.result.unstable}
        </InlineNotice>
        <div className={text.buttons}>
          <Button full action="askAgain" onClick={onAgain}>
            {t.result.again}
          </Button>
          {history}
          {home}
        </div>
      </ResultPage>
    );
  }
  const reason = end.kind === 'closed' ? t.result.closedText : t.refusals[refusalOf(end.code)];
  return (
    <ResultPage kind="failure" title={t.result[end.kind]} description={reason} rows={rows}>
      <div className={text.buttons}>
        <Button full action="payAgain" onClick={() => navigate.replace('FFQ01000')}>
          {t.result.retry}
        </Button>
        {history}
      </div>
    </ResultPage>
  );
}
