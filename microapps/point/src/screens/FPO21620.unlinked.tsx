import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { getOnlyLinkAccounts } from '../api/accountCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { AccountGone } from '../parts/AccountGone.tsx';

const schema = v.object({
  kind: v.literal('unlinked'),
  bank: v.object({ ko: v.string(), en: v.string() }),
  number: v.string(),
});

/** The account is taken off; what is linked still is read anew. */
export function FPO21620() {
  const { accounts: t, register, toHome } = messages.use().wallet;
  const say = useSay();
  const { navigate, session } = useWallet();
  const load = useLoad(async (signal) => {
    const [step, accounts] = await Promise.all([
      session.readStepParam('point'),
      getOnlyLinkAccounts(undefined, { signal }),
    ]);
    const done = v.safeParse(schema, step);
    return { done: done.success ? done.output : undefined, count: accounts.length };
  });
  return (
    <Screen title={t.unlinkTitle} of={load} onBack={() => navigate.replace('FPO21410')}>
      {({ done, count }) =>
        done ? (
          <ResultPage
            kind="success"
            title={t.unlinkedTitle}
            description={t.unlinkedText}
            rows={[
              { label: t.account, value: `${say(done.bank)} ${done.number}` },
              { label: t.left, value: t.count({ count }) },
            ]}
          >
            <Actions>
              <Button full action="toAccounts" onClick={() => navigate.replace('FPO21410')}>
                {register.toAccounts}
              </Button>
              <Button full variant="secondary" action="goHome" onClick={() => navigate.replace('FPO10000')}>
                {toHome}
              </Button>
            </Actions>
          </ResultPage>
        ) : (
          <AccountGone />
        )
      }
    </Screen>
  );
}
