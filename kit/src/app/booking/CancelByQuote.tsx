import type { ApiError, Call } from '../../api/index.ts';
import { InlineNotice } from '../../ui/index.ts';
import { useLoad } from '../useLoad.ts';
import { CancelBooking, type CancelBookingProps } from './CancelBooking.tsx';

interface CancelByQuoteProps<I, Q>
  extends Pick<CancelBookingProps, 'caption' | 'onDone' | 'onStale' | 'children'> {
  /** what it costs to give back what is asked for */
  quote: Call<I, Q>;
  asked: I;
  /** in place of it, where that cannot be had */
  unknown: (error: ApiError) => string;
  /** @param fee as it was told */
  cancel: (fee: number) => Promise<unknown>;
}

type Quote = Pick<CancelBookingProps, 'fee' | 'refund' | 'rules' | 'applied'>;

/**
 * A part of a booking is cancelled, which the customer chooses over it: what it gives back is told, and can be agreed
 * to, once it is known of just that choice. What another choice gave back is never shown for it.
 */
export function CancelByQuote<I, Q extends Quote>(props: CancelByQuoteProps<I, Q>) {
  return <Asked key={JSON.stringify(props.asked)} {...props} />;
}

function Asked<I, Q extends Quote>({ quote, asked, unknown, onStale, ...props }: CancelByQuoteProps<I, Q>) {
  const load = useLoad<I, Q>(quote, asked as NoInfer<I>);
  if (load.state === 'error' && load.error)
    return <InlineNotice tone="danger">{unknown(load.error)}</InlineNotice>;
  if (!load.data) return null;
  const { fee, refund, rules, applied } = load.data;
  return (
    <CancelBooking
      {...{ fee, refund, rules, applied, ...props }}
      onStale={() => {
        load.reload();
        onStale();
      }}
    />
  );
}
