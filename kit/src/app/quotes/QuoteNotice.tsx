import type { Hold } from '../../booking/index.ts';
import { Button, Countdown, InlineNotice, Note, Stack, useBookingWords } from '../../ui/index.ts';
import styles from './QuoteNotice.module.css';
import type { HeldQuote } from './useQuote.ts';

interface QuoteNoticeProps<Q extends Hold> {
  quote: HeldQuote<Q>;
  /** what is said once it has run out: the kit's own words unless told, null where it is said already */
  over?: string | null;
}

/** How long a price holds, and once it does not: a button that asks for the next one. */
export function QuoteNotice<Q extends Hold>({ quote, over }: QuoteNoticeProps<Q>) {
  const { quote: t } = useBookingWords();
  if (!quote.data) return null;
  if (!quote.isOver) {
    return (
      <section className={styles.held}>
        <Countdown seconds={quote.seconds} total={quote.data.seconds} spokenAt={[10]} />
        <Note>{t.held({ seconds: quote.data.seconds })}</Note>
      </section>
    );
  }
  return (
    <Stack>
      {over !== null && (
        <InlineNotice tone="warning" messageId="quoteOver">
          {over ?? t.over({ seconds: quote.data.seconds })}
        </InlineNotice>
      )}
      <Button full variant="strong" action="newQuote" onClick={quote.renew}>
        {t.renew}
      </Button>
    </Stack>
  );
}
