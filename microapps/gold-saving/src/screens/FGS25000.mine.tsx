import {
  ConfirmOrder,
  ConfirmQuoted,
  Gone,
  Screen,
  useLoad,
  useQuery,
  useQuote,
  useWallet,
} from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { accountEnd } from '@wallet/kit/format';
import {
  Actions,
  Bullets,
  Button,
  Card,
  FoldedList,
  Hero,
  Icon,
  KeyValue,
  List,
  ListItem,
  Money,
  Move,
  Note,
  PdfPager,
  SettingIcon,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { askQuote, readHoldings, readStatement } from '../api/calls.ts';
import { GoldEnd } from '../flows/GoldEnd.tsx';
import { goldOrder } from '../flows/orders.ts';
import { readGold, readOwnAccounts, service } from '../flows/readGold.ts';
import { messages } from '../messages/index.ts';
import { gainOf, gramsText, type Holdings, type Price } from '../model/gold.ts';
import { AccountNotices } from '../parts/AccountNotices.tsx';
import { ChooseAccount } from '../parts/ChooseAccount.tsx';

/** My gold account, and what can be done with it: each a step in the address. */
export function FGS25000() {
  const query = useQuery();
  if (query.has('order')) return <GoldEnd kind="account" />;
  const step = query.get('step');
  if (step === 'account') return <ChangeAccount />;
  if (step === 'close') return <CloseAccount />;
  if (step === 'statement') return <Statement />;
  if (step === 'terms') return <Terms />;
  return <Overview />;
}

function Overview() {
  const t = messages.use();
  const load = useLoad(readGold, []);
  return (
    <Screen of={load} ground>
      {({ price, gold }) =>
        gold.state === 'open' ? <Account gold={gold} price={price} /> : <Gone to="FGS11000" {...t.gone} />
      }
    </Screen>
  );
}

function Account({ gold, price }: { gold: Holdings; price: Price }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const doors = [
    ['account', <SettingIcon key="account" name="company" />, t.mine.change],
    ['statement', <SettingIcon key="statement" name="receipt" />, t.mine.statement],
    ['terms', <Icon key="terms" name="paper" />, t.mine.terms],
  ] as const;
  const go = (step: string) => navigate.push('FGS25000', { query: { step } });
  return (
    <>
      <AccountNotices gold={gold} />
      <Hero
        label={t.facts.held}
        value={gramsText(gold.grams)}
        unit={t.g}
        art="none"
        note={t.home.worth({ worth: gainOf(gold, price.sell).worth })}
      />
      <Card>
        <KeyValue
          rows={[
            { label: t.facts.goldAccount, value: accountEnd(gold.goldAccount) },
            { label: t.facts.account, value: `${t.account.bank} ${accountEnd(gold.bankAccount)}` },
            { label: t.facts.opened, value: t.day({ date: gold.openedOn }) },
            { label: t.facts.suitable, value: t.until({ date: gold.suitableUntil }) },
          ]}
        />
      </Card>
      <Card>
        <List>
          {doors.map(([step, icon, title]) => (
            <ListItem key={step} action={step} leading={icon} title={title} onClick={() => go(step)} />
          ))}
        </List>
      </Card>
      <Actions>
        <Button full variant="text" action="close" onClick={() => go('close')}>
          {t.mine.close}
        </Button>
      </Actions>
    </>
  );
}

function ChangeAccount() {
  const t = messages.use();
  const load = useLoad(async (signal) => {
    const [accounts, gold] = await Promise.all([
      readOwnAccounts(signal),
      readHoldings(undefined, { signal }),
    ]);
    return { accounts, gold };
  });
  const [chosen, setChosen] = useState('');
  const account = chosen || (load.data?.accounts[0]?.accountNo ?? '');
  if (load.data?.gold.state !== 'open' || account === '') {
    const gone = load.data?.gold.state === 'open' ? t.account.none : t.gone;
    return (
      <Screen of={load}>
        <Gone to={gone === t.gone ? 'FGS11000' : '/point/FPO21100'} {...gone} />
      </Screen>
    );
  }
  return (
    <ConfirmOrder
      order={goldOrder}
      title={t.mine.change}
      facts={{ kind: 'account', ref: account, amount: 0 }}
      lead={t.account.lead}
      entry={<ChooseAccount accounts={load.data.accounts} value={account} onChange={setChosen} />}
      rows={[]}
      secret={{ hint: t.mine.changeHint }}
      submit={t.mine.changeSubmit}
    >
      <Note>{t.account.note}</Note>
    </ConfirmOrder>
  );
}

function CloseAccount() {
  const t = messages.use();
  const quote = useQuote(askQuote, { side: 'close' as const });
  const instead = Object.fromEntries(
    (['closed', 'silent', 'held', 'accountClosed', 'notOpen'] as const).map((id) => [
      `GOLD_${id.replace(/[A-Z]/g, '_$&').toUpperCase()}`,
      <Gone key={id} to="FGS25000" title={t.refusals[id]} description="" action={t.home.account} />,
    ]),
  );
  return (
    <ConfirmQuoted
      order={goldOrder}
      quote={quote}
      title={t.mine.close}
      instead={instead}
      facts={({ id, net }) => ({ kind: 'close', ref: id, amount: net })}
      lead={() => t.mine.closeLead}
      entry={<Bullets texts={t.mine.closeNotes} />}
      rows={({ grams, price, won, gain, incomeTax, localTax, net }) => [
        { label: t.facts.grams, value: t.grams({ grams: gramsText(grams) }) },
        { label: t.facts.price, value: t.perGram({ price }) },
        { label: t.facts.sellWon, value: <Money amount={won} /> },
        { label: t.facts.moved({ gain }), value: <Move>{t.gain({ gain })}</Move> },
        { label: t.facts.tax, value: <Money amount={incomeTax + localTax} /> },
        { label: t.facts.net, value: <Money amount={net} />, isStrong: true },
      ]}
      submit={({ net }) => t.mine.closeSubmit({ net })}
      secret={() => ({ hint: t.mine.closeHint })}
    />
  );
}

function Statement() {
  const t = messages.use();
  return (
    <Screen title={t.mine.statement}>
      <Stack>
        <PdfPager
          label={t.mine.statement}
          load={(signal) => readStatement(undefined, { signal })}
          fallback={<Note>{t.mine.statementNote}</Note>}
        />
      </Stack>
    </Screen>
  );
}

function Terms() {
  const t = messages.use();
  const load = useLoad(readTerms, service);
  return (
    <Screen of={load} title={t.mine.terms}>
      {(terms) => <FoldedList rows={terms.map(({ name, text }) => ({ title: name, text }))} />}
    </Screen>
  );
}
