import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Button, EmptyState, InlineNotice, LongWork } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { messages } from '../messages/index.ts';
import { OutcomePage } from '../parts/OutcomePage.tsx';
import text from '../parts/text.module.css';
import { lastOutcome } from '../state/lastOutcome.ts';
import { findUntold, forgetTold } from '../state/payOrder.ts';
import { useTill } from './useTill.ts';

/** How an order ended: the one just sent, else the one the customer has not been told about. */
export function OrderEnd({ title }: { title: string }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const till = useTill();
  const load = useLoad(
    async (signal) => {
      const known = lastOutcome.peek();
      const outcome = known ?? (await findUntold(till, signal));
      return { outcome, facts: (await till.intents.read())?.facts };
    },
    [till],
  );
  const outcome = load.data?.outcome;

  // It is before the customer now; who leaves before knows no more than when they came.
  useEffect(() => {
    if (outcome) void forgetTold(till, outcome);
  }, [outcome, till]);

  // Who comes back later asks the server: it may know more by then.
  useEffect(() => {
    return () => {
      lastOutcome.value = null;
    };
  }, []);

  function askAgain() {
    lastOutcome.value = null;
    load.reload();
  }

  return (
    <Screen title={title} of={load} noBack skeleton={<LongWork says={t.result.asking} quietFor={0} />}>
      {({ outcome: shown, facts }) =>
        shown ? (
          <>
            {shown.isEarlier && <InlineNotice tone="warning">{t.result.earlier}</InlineNotice>}
            <OutcomePage
              end={shown.end}
              {...(facts && { facts: { shop: facts.shopName, amount: facts.amount } })}
              onAgain={askAgain}
            />
          </>
        ) : (
          <>
            <EmptyState title={t.result.none} description={t.result.noneText} />
            <div className={text.buttons}>
              <Button full action="history" onClick={() => navigate.replace('FFQ03000')}>
                {t.seeHistory}
              </Button>
              <Button full variant="secondary" action="payHome" onClick={() => navigate.replace('FFQ01000')}>
                {t.home}
              </Button>
            </div>
          </>
        )
      }
    </Screen>
  );
}
