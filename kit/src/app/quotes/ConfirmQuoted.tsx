import { type ReactNode, useState } from 'react';
import type { Hold } from '../../booking/index.ts';
import type { KeyValueRow } from '../../ui/index.ts';
import { ConfirmOrder, type ConfirmOrderProps } from '../orders/ConfirmOrder.tsx';
import { Screen } from '../Screen.tsx';
import { QuoteNotice } from './QuoteNotice.tsx';
import type { HeldQuote } from './useQuote.ts';

type OfQuote = 'facts' | 'rows' | 'lead' | 'submit' | 'secret' | 'children';

interface ConfirmQuotedProps<F, R, Q extends Hold> extends Omit<ConfirmOrderProps<F, R>, OfQuote> {
  quote: HeldQuote<Q>;
  /** what is ordered at this price: its id among it */
  facts: (quote: Q) => F;
  /** everything that will be booked, to the last won */
  rows: (quote: Q) => readonly KeyValueRow[];
  lead?: (quote: Q) => string;
  submit: (quote: Q) => string;
  secret: (quote: Q) => ConfirmOrderProps<F, R>['secret'];
  /** what is said once it has run out; the kit's own words unless told */
  over?: string;
  /** by wire code: what stands there where no price is given */
  instead?: Readonly<Record<string, ReactNode>>;
  /** below the rows and the time */
  children?: (quote: Q) => ReactNode;
}

/**
 * An order at a price that holds for a while: everything that will be booked, how long the price holds, then the
 * secret. Once it has run out, also under the keypad, nothing is ordered until the customer has asked for the next one.
 */
export function ConfirmQuoted<F, R, Q extends Hold>(props: ConfirmQuotedProps<F, R, Q>) {
  const { quote, facts, rows, lead, submit, secret, over, instead, children, onAgain, ...order } = props;
  const { data, held, round } = quote;
  // The service's refusal says that it has run out: once is enough.
  const [told, setTold] = useState(0);
  if (!data) {
    return (
      <Screen
        of={{ ...quote, reload: quote.renew }}
        {...(props.title === undefined ? {} : { title: props.title })}
        {...(instead ? { instead } : {})}
      />
    );
  }
  return (
    <ConfirmOrder
      {...order}
      // Another price is another order: its keypad, and what was said of the one before, are gone.
      key={round}
      facts={held ? facts(held) : null}
      rows={rows(data)}
      {...(lead ? { lead: lead(data) } : {})}
      submit={submit(data)}
      secret={secret(data)}
      onAgain={(code) => {
        if (props.order.again?.[code] === 'facts') {
          quote.end();
          setTold(round);
        }
        return onAgain?.(code);
      }}
    >
      {(isRunning) => (
        <>
          {!isRunning && (
            <QuoteNotice
              quote={quote}
              {...(told === round ? { over: null } : over === undefined ? {} : { over })}
            />
          )}
          {children?.(data)}
        </>
      )}
    </ConfirmOrder>
  );
}
