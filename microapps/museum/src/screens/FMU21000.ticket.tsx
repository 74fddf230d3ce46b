import {
  CancelByQuote,
  Gone,
  HoldNotice,
  MainButton,
  Screen,
  useAction,
  useHold,
  usePayPage,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { peopleSum } from '@wallet/kit/booking';
import { Actions, Button, InlineNotice, Lead, Note, PeoplePicker, Section, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { gift, giveBack, order, quoteReturn } from '../api/calls.ts';
import { useTicket } from '../flows/useTicket.ts';
import { messages } from '../messages/index.ts';
import { countOf, type Ticket } from '../model/ticket.ts';
import { countsOf, type Kind } from '../model/ticketCount.ts';
import { TicketFacts } from '../parts/TicketFacts.tsx';
import { TicketPass } from '../parts/TicketPass.tsx';

/** One ticket, its return, or a gift that waits: which of them the address says. */
export function FMU21000() {
  const t = messages.use();
  const query = useQuery();
  const giftNo = query.get('gftNo');
  const number = query.get('tcktNo');
  if (giftNo) return <TakeGift giftNo={giftNo} />;
  const isReturn = query.get('return') === 'Y';
  // Asked anew after a return: what is left of it is another.
  if (number) return <OneTicket key={`${number} ${isReturn}`} number={number} isReturn={isReturn} />;
  return (
    <Screen>
      <Gone to="FMU20000" {...t.gone.ticket} />
    </Screen>
  );
}

function TakeGift({ giftNo }: { giftNo: string }) {
  const t = messages.use().gift;
  const { navigate } = useWallet();
  const take = useAction(
    async () => {
      const { number } = await gift({ act: 'TAKE', no: giftNo });
      navigate.replace('FMU21000', { query: { tcktNo: number } });
    },
    { onRefusal: () => navigate.replace('FMU20000') },
  );
  return (
    <Screen>
      <Lead>{t.waits}</Lead>
      <Note>{t.hint}</Note>
      <MainButton run={take}>{t.take}</MainButton>
    </Screen>
  );
}

function OneTicket({ number, isReturn }: { number: string; isReturn: boolean }) {
  const t = messages.use();
  const load = useTicket(number);
  return (
    <Screen
      of={load}
      ground={!isReturn}
      instead={{ MUS_NOT_FOUND: <Gone to="FMU20000" {...t.gone.ticket} /> }}
    >
      {({ value: ticket, isOffline }) =>
        isReturn && ticket.state === 'booked' ? (
          <Return ticket={ticket} reload={load.reload} />
        ) : (
          <Show ticket={ticket} isOffline={isOffline} reload={load.reload} />
        )
      }
    </Screen>
  );
}

/** Without an answer the gate's code is asked for again after half a minute. */
const askAgain = { seconds: 30 };

function Show({ ticket, isOffline, reload }: { ticket: Ticket; isOffline: boolean; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number, state } = ticket;
  const isGood = state === 'booked';
  // The code of the gate changes by itself; until the new one is there the old one stands.
  useHold(isGood ? (isOffline ? askAgain : ticket.codeHold) : null, reload);
  const { pay, isPaying } = usePayPage(() => order({ number, agreed: [] }), { onRefusal: reload });
  const give = useAction(
    async (act: 'SEND' | 'BACK') => {
      const { gift: giftNo } = await gift({ act, no: number });
      const url = `${window.location.origin}/museum/FMU21000?gftNo=${giftNo}`;
      if (act === 'SEND') await navigator.share?.({ title: ticket.name, url }).catch(() => {});
      else toast(t.gift.back);
      reload();
    },
    { onRefusal: reload },
  );
  return (
    <>
      {isOffline && <InlineNotice tone="warning">{t.ticket.offline}</InlineNotice>}
      <HoldNotice hold={ticket.hold} onEnd={reload} />
      {state === 'held' ? <TicketFacts ticket={ticket} /> : <TicketPass ticket={ticket} />}
      {state === 'gifted' && (
        <InlineNotice>{`${window.location.origin}/museum/FMU21000?gftNo=${ticket.gift}`}</InlineNotice>
      )}
      <Actions>
        {isGood && !isOffline && !ticket.isGift && (
          <>
            <Button full variant="secondary" action="gift" onClick={() => void give.run('SEND')}>
              {t.gift.send}
            </Button>
            <Button
              full
              variant="text"
              action="return"
              onClick={() => navigate.push('FMU21000', { query: { tcktNo: number, return: 'Y' } })}
            >
              {t.ticket.return}
            </Button>
          </>
        )}
        {state === 'gifted' && (
          <Button full variant="secondary" action="recall" onClick={() => void give.run('BACK')}>
            {t.gift.recall}
          </Button>
        )}
        <Button
          full
          variant="text"
          onClick={() => navigate.push('FMU11000', { query: { exhbId: ticket.exhibitionId } })}
        >
          {t.ticket.about}
        </Button>
      </Actions>
      {state === 'held' && (
        <MainButton action="resumePayment" run={pay} isBusy={isPaying}>
          {t.confirm.pay({ amount: ticket.paid })}
        </MainButton>
      )}
    </>
  );
}

/** All of the tickets unless fewer are chosen; nothing is given back before the fee is told. */
function Return({ ticket, reload }: { ticket: Ticket; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number } = ticket;
  const own = ticket.kinds.filter(({ count }) => count > 0);
  const all = countsOf(own.flatMap(({ kind, count }) => Array.from<Kind>({ length: count }).fill(kind)));
  const [counts, setCounts] = useState(all);
  const { count } = peopleSum(own, counts);
  return (
    <>
      <Lead>{ticket.name}</Lead>
      <Note>{t.when(ticket)}</Note>
      <Section title={t.ticket.which}>
        <PeoplePicker
          kinds={own.map(({ kind, count: max }) => ({ kind, max, label: t.kinds[kind] }))}
          most={countOf(ticket)}
          full={t.ticket.all}
          unit={t.unit}
          value={counts}
          onChange={setCounts}
        />
      </Section>
      {count > 0 && (
        <CancelByQuote
          quote={quoteReturn}
          asked={{ number, counts }}
          unknown={() => t.ticket.noFee}
          caption={t.fees}
          cancel={(fee) => giveBack({ number, counts, fee })}
          onDone={() => navigate.replace('FMU21000', { query: { tcktNo: number } })}
          onStale={reload}
        >
          {t.count({ count })}
        </CancelByQuote>
      )}
    </>
  );
}
