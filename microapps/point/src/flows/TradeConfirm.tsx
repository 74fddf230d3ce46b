import { ConfirmQuoted, useQuote } from '@wallet/kit/app';
import { fromMinorUnits, momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Flag, IconTile, Money, Note } from '@wallet/kit/ui';
import { readQuote } from '../api/foreignCalls.ts';
import { messages } from '../messages/index.ts';
import type { Quote } from '../model/foreign.ts';
import { money, moneyRefusal } from './money.ts';
import { tradeFlows } from './moneyFlows.ts';

/** The price as the service fixed it, for as long as it holds; then the password. */
export const tradeConfirm = (direction: 'buy' | 'sell') =>
  tradeFlows[direction].step({ needs: ['currency', 'foreign', 'fund'] }, function TradeConfirm({ draft }) {
    const t = messages.use().money;
    const words = t.foreign[`${direction}Screen`];
    const { currency, foreign, fund } = draft;
    const quote = useQuote(readQuote, { direction, currency, foreign, fund });
    const purse = <IconTile picture={fund === 'points' ? 'point' : 'account'} />;
    return (
      <ConfirmQuoted
        order={money}
        quote={quote}
        title={words.confirm}
        facts={({ id: quoteId, amount }) => ({ kind: direction, quoteId, currency, foreign, amount })}
        between={
          direction === 'buy'
            ? { from: purse, to: <Flag of={currency} /> }
            : { from: <Flag of={currency} />, to: purse }
        }
        lead={() => words.question({ shown: `${fromMinorUnits(foreign, currency)} ${currency}` })}
        rows={rows}
        submit={() => words.submit}
        secret={() => ({ title: t.confirm.password, hint: t.confirm.passwordHint })}
        working={t.confirm.working}
        refusal={moneyRefusal}
        draft={tradeFlows[direction].useDraft()}
      >
        {({ rateAt }) => <Note>{t.foreign.rateAt({ at: momentText(rateAt, locale.value) })}</Note>}
      </ConfirmQuoted>
    );

    function rows({ unit, rate, baseRate, fee, amount }: Quote) {
      const inPurse = fund === 'points' ? { unit: t.unit } : {};
      return [
        {
          label: t.facts.foreign,
          value: <Money amount={fromMinorUnits(foreign, currency)} unit={currency} />,
        },
        { label: t.facts.baseRate, value: t.rate({ currency, unit, rate: baseRate }) },
        { label: t.facts.rate, value: t.rate({ currency, unit, rate }) },
        { label: t.facts.rounding, value: words.rounding },
        { label: t.facts.fee, value: <Money amount={fee} {...inPurse} /> },
        { label: words.pays, value: <Money amount={amount} {...inPurse} />, isStrong: true },
        { label: direction === 'buy' ? t.facts.fund : t.facts.into, value: t.foreign.funds[fund] },
      ];
    }
  });
