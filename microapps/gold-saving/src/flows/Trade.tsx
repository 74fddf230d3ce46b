import {
  ConfirmOrder,
  ConfirmQuoted,
  Gone,
  MainButton,
  Screen,
  Unfinished,
  useLoad,
  useQuery,
  useQuote,
  useWallet,
} from '@wallet/kit/app';
import {
  AmountPad,
  BankMark,
  Bullets,
  IconTile,
  InlineNotice,
  type KeyValueRow,
  Lead,
  MeansPill,
  Money,
  Move,
  Note,
  Segmented,
  Stack,
} from '@wallet/kit/ui';
import { type ReactNode, useState } from 'react';
import { askQuote } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { refusals } from '../messages/refusals.ts';
import {
  gramsFor,
  gramsText,
  type Holdings,
  leastWon,
  type Price,
  type Quote,
  type Side,
  wonFor,
} from '../model/gold.ts';
import { AccountNotices } from '../parts/AccountNotices.tsx';
import { PriceNotice } from '../parts/PriceNotice.tsx';
import { GoldEnd } from './GoldEnd.tsx';
import { opening } from './opening.ts';
import { goldOrder } from './orders.ts';
import { OWN_BANK, readGold } from './readGold.ts';

interface Wish {
  side: Side;
  won?: number | undefined;
  grams?: number | undefined;
}

const screenOf = { buy: 'FGS31000', sell: 'FGS32000' } as const;

/** Buying or selling: what is wished, what it comes to at a held price, and how it ended. */
export function Trade({ side }: { side: Side }) {
  const query = useQuery();
  const number = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined;
  };
  const [won, grams, step] = [number('amount'), number('grams'), query.get('step')];
  const wish: Wish = won === undefined ? { side, grams } : { side, won };
  const isWish = won !== undefined || grams !== undefined;
  if (query.has('order')) return <GoldEnd kind={side} />;
  if (step === 'confirm' && isWish) return <Confirm key={JSON.stringify(wish)} wish={wish} />;
  if (step === 'reserve' && isWish) return <Reserve wish={wish} />;
  return <Entry wish={wish} />;
}

function Entry({ wish }: { wish: Wish }) {
  const t = messages.use();
  const load = useLoad(readGold);
  return (
    <Screen of={load}>
      {({ price, gold }) =>
        gold.state === 'open' ? (
          <Amount wish={wish} price={price} gold={gold} />
        ) : (
          <Gone to="FGS11000" {...t.gone} />
        )
      }
    </Screen>
  );
}

function Amount({ wish: { side, won, grams }, price, gold }: { wish: Wish; price: Price; gold: Holdings }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [way, setWay] = useState<'won' | 'grams'>(
    grams !== undefined || (side === 'sell' && won === undefined) ? 'grams' : 'won',
  );
  const [value, setValue] = useState<number | null>(won ?? grams ?? null);
  const rate = side === 'buy' ? price.buy : price.sell;
  const asGrams = value === null ? 0 : way === 'grams' ? value : gramsFor(value, rate);
  const asWon = value === null ? 0 : way === 'won' ? value : wonFor(value, rate);
  const { limits } = gold;
  const isClosed = price.state === 'closed';
  const problem = value === null ? undefined : wrong();

  function wrong(): string | undefined {
    if (side === 'sell')
      return asGrams > gold.grams ? t.trade.tooMuch : asGrams < 1 ? t.refusals.belowUnit : undefined;
    if (asGrams < 1) return t.trade.below({ least: leastWon(rate) });
    if (way === 'won' && asWon < limits.least) return t.trade.least({ least: limits.least });
    if (asWon > limits.most) return t.trade.most({ most: limits.most });
    return asWon > gold.balance ? t.trade.funds : undefined;
  }
  function change(next: 'won' | 'grams') {
    setWay(next);
    if (value !== null) setValue((next === 'won' ? asWon : asGrams) || null);
  }
  // What waits for the opening has no price yet: buying by won, selling by grams.
  const canReserve = isClosed && (side === 'buy') === (way === 'won');
  const go = (step: string) => {
    const query = { [way === 'won' ? 'amount' : 'grams']: String(value ?? 0) };
    // Back from there finds what was typed.
    navigate.replace(screenOf[side], { query });
    navigate.push(screenOf[side], { query: { ...query, step } });
  };
  return (
    <Stack>
      <Unfinished order={goldOrder} />
      <AccountNotices gold={gold} />
      <PriceNotice price={price} />
      <Lead title={t.trade.leads[side]} />
      {!(isClosed && side === 'buy') && (
        <Segmented
          legend={t.trade.way}
          value={way}
          onChange={change}
          options={[
            { value: 'won', label: t.trade.amount },
            { value: 'grams', label: t.trade.weight },
          ]}
        />
      )}
      <AmountPad
        key={way}
        field={way}
        label={way === 'won' ? t.trade.amount : t.trade.weight}
        value={value}
        onChange={setValue}
        {...(way === 'grams' ? { unit: t.g, decimals: 2 } : {})}
        means={
          <MeansPill
            leading={
              side === 'buy' ? (
                <BankMark code={OWN_BANK} size="small" />
              ) : (
                <IconTile picture="gold" size="small" />
              )
            }
            note={`${side === 'buy' ? t.price.buy : t.price.sell} ${t.price.per} ${t.perGram({ price: rate })} · ${t.at(price)}`}
          >
            {side === 'buy' ? t.trade.money(gold) : t.trade.sellLead({ grams: gramsText(gold.grams) })}
          </MeansPill>
        }
        max={most()}
        problem={problem}
        result={t.trade.about({
          shown: way === 'won' ? t.grams({ grams: gramsText(asGrams) }) : t.won({ amount: asWon }),
        })}
        quickAmounts={way === 'won' ? [10_000, 50_000, 100_000] : [10, 50, 100]}
      />
      <MainButton
        disabled={
          value === null || problem !== undefined || (isClosed ? !canReserve : price.state === 'silent')
        }
        run={() => go(isClosed ? 'reserve' : 'confirm')}
      >
        {isClosed ? t.trade.reserve : t.trade.next}
      </MainButton>
    </Stack>
  );

  function most(): number {
    if (side === 'sell') return way === 'grams' ? gold.grams : wonFor(gold.grams, rate);
    const won = Math.min(gold.balance, limits.most);
    return way === 'won' ? won : gramsFor(won, rate);
  }
}

/** What stands there where no price is given: why, and the way on. */
function useInstead({ side, won, grams }: Wish): Record<string, ReactNode> {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = opening.useDraft();
  const renew = (
    <>
      <InlineNotice tone="warning">{t.refusals.suitability}</InlineNotice>
      <MainButton
        action="suit"
        run={async () => {
          await begin({ begun: 'terms' });
          navigate.replace('FGS22000');
        }}
      >
        {t.trade.suit}
      </MainButton>
    </>
  );
  const asked = won === undefined ? `grams=${grams}` : `amount=${won}`;
  const ways: Record<string, ReactNode> = {};
  for (const [code, id] of Object.entries(refusals)) {
    const to = code === 'GOLD_NOT_OPEN' ? 'FGS11000' : `/gold-saving/${screenOf[side]}?${asked}`;
    const action = id === 'closed' ? t.trade.reserve : t.trade.change;
    ways[code] = <Gone to={to} title={t.refusals[id]} description="" action={action} />;
  }
  return {
    ...ways,
    GOLD_SUITABILITY: renew,
    GOLD_ACCOUNT_CLOSED: (
      <Gone
        to="/gold-saving/FGS25000?step=account"
        title={t.refusals.accountClosed}
        description=""
        action={t.mine.change}
      />
    ),
  };
}

/** Everything that will be booked at this price, to the last won. */
function Confirm({ wish }: { wish: Wish }) {
  const t = messages.use();
  const { side } = wish;
  const quote = useQuote(askQuote, wish);
  const instead = useInstead(wish);
  return (
    <ConfirmQuoted
      order={goldOrder}
      quote={quote}
      instead={instead}
      facts={({ id, net }) => ({ kind: side, ref: id, amount: net })}
      between={facesOf(side)}
      lead={({ grams }) => t.trade.confirm[side]({ grams: gramsText(grams) })}
      rows={(of) => (side === 'buy' ? buyRows(of, wish.won) : sellRows(of))}
      submit={({ net }) => t.trade.submit[side]({ amount: net })}
      secret={({ net }) => ({ hint: t.trade.hint[side]({ amount: net }) })}
      returnTo="/gold-saving/FGS11000"
    >
      {(of) => (side === 'buy' ? <BeforeBuying of={of} /> : <BeforeSelling of={of} />)}
    </ConfirmQuoted>
  );

  function after({ balanceAfter, gramsAfter }: Quote): KeyValueRow[] {
    return [
      { label: t.facts.balanceAfter, value: <Money amount={balanceAfter} /> },
      { label: t.facts.gramsAfter, value: t.grams({ grams: gramsText(gramsAfter) }) },
    ];
  }
  function buyRows(of: Quote, asked: number | undefined): KeyValueRow[] {
    return [
      { label: t.facts.price, value: t.perGram(of) },
      { label: t.facts.fee, value: <Money amount={of.fee} /> },
      { label: t.facts.buyWon, value: <Money amount={of.net} />, isStrong: true },
      ...(asked === undefined ? [] : [{ label: t.facts.stays, value: <Money amount={asked - of.net} /> }]),
      ...after(of),
    ];
  }
  function sellRows(of: Quote): KeyValueRow[] {
    const { gain } = of;
    return [
      { label: t.facts.price, value: t.perGram(of) },
      { label: t.facts.sellWon, value: <Money amount={of.won} /> },
      { label: t.facts.cost, value: <Money amount={of.cost} /> },
      { label: t.facts.moved({ gain }), value: <Move>{t.gain({ gain })}</Move> },
      { label: t.facts.incomeTax, value: <Money amount={of.incomeTax} /> },
      { label: t.facts.localTax, value: <Money amount={of.localTax} /> },
      { label: t.facts.net, value: <Money amount={of.net} />, isStrong: true },
      ...after(of),
    ];
  }
}

function BeforeBuying({ of: { spread } }: { of: Quote }) {
  const t = messages.use();
  return <Bullets isNote texts={[t.spread({ amount: spread }), t.notInsured]} />;
}

function BeforeSelling({ of: { gain, incomeTax, localTax, net } }: { of: Quote }) {
  const t = messages.use();
  return <Note>{gain > 0 ? t.taxBefore({ gain, tax: incomeTax + localTax, net }) : t.noTax}</Note>;
}

/** An order that waits for the opening: no price is promised. */
function Reserve({ wish: { side, won, grams = 0 } }: { wish: Wish }) {
  const t = messages.use();
  const load = useLoad(readGold);
  if (load.data?.price.state !== 'closed') {
    return (
      <Screen of={load}>
        <Gone to={screenOf[side]} title={t.refusals.marketOpen} description="" action={t.trade.change} />
      </Screen>
    );
  }
  const { opensAt } = load.data.price;
  const what =
    won === undefined
      ? { label: t.facts.grams, value: t.grams({ grams: gramsText(grams) }), isStrong: true }
      : { label: t.facts.buyWon, value: <Money amount={won} />, isStrong: true };
  return (
    <ConfirmOrder
      order={goldOrder}
      facts={{ kind: 'reserve', ref: side, amount: won ?? grams }}
      between={facesOf(side)}
      lead={t.trade.reserved.lead[side]}
      rows={[what, { label: t.trade.reserved.when, value: t.at({ at: opensAt }) }]}
      submit={t.trade.reserved.submit}
      secret={{ hint: t.trade.reserved.hint }}
    >
      <Bullets isNote texts={[t.trade.reserved.note, t.notInsured]} />
    </ConfirmOrder>
  );
}

/** From where to where: won become gold, or gold won. */
function facesOf(side: Wish['side']) {
  const account = <BankMark code={OWN_BANK} size="large" />;
  const gold = <IconTile picture="gold" size="large" />;
  return side === 'buy' ? { from: account, to: gold } : { from: gold, to: account };
}
