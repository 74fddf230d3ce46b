import {
  CancelByQuote,
  Gone,
  HoldNotice,
  MainButton,
  Screen,
  useAction,
  useHold,
  useLoad,
  usePayPage,
  useQuery,
  useShareLink,
  useWallet,
} from '@wallet/kit/app';
import { peopleSum } from '@wallet/kit/booking';
import {
  Actions,
  Button,
  InlineNotice,
  KeyValue,
  Lead,
  Note,
  PeoplePicker,
  Section,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { gift, giveBack, order, quoteReturn, readGift } from '../api/calls.ts';
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
  const act = query.get('return') === 'Y' ? 'return' : query.get('gift') === 'Y' ? 'gift' : undefined;
  // Asked anew after a return: what is left of it is another.
  if (number) return <OneTicket key={`${number} ${act}`} number={number} act={act} />;
  return (
    <Screen>
      <Gone to="FMU20000" {...t.gone.ticket} />
    </Screen>
  );
}

/** What is given, before it is received; a gift that cannot be received says why. */
function TakeGift({ giftNo }: { giftNo: string }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readGift, giftNo);
  const take = useAction(
    async () => {
      const { number } = await gift({ act: 'TAKE', no: giftNo });
      navigate.replace('FMU21000', { query: { tcktNo: number } });
    },
    { onRefusal: load.reload },
  );
  return (
    <Screen of={load}>
      {(given) =>
        given.state === 'waiting' ? (
          <>
            <Lead>{t.gift.waits(given)}</Lead>
            <KeyValue
              rows={[
                { label: t.facts.exhibition, value: given.name },
                { label: t.facts.museum, value: given.museum },
                { label: t.facts.when, value: t.when(given) },
                { label: t.facts.count, value: t.count(given) },
              ]}
            />
            <Note>{t.gift.until(given)}</Note>
            <Note>{t.gift.hint}</Note>
            <MainButton run={take}>{t.gift.take}</MainButton>
          </>
        ) : (
          <Gone to="FMU20000" {...t.gift[given.state]} />
        )
      }
    </Screen>
  );
}

function OneTicket({ number, act }: { number: string; act: 'return' | 'gift' | undefined }) {
  const t = messages.use();
  const load = useTicket(number);
  return (
    <Screen
      of={load}
      ground={act === undefined}
      instead={{ MUS_NOT_FOUND: <Gone to="FMU20000" {...t.gone.ticket} /> }}
    >
      {({ value: ticket, isOffline }) =>
        act === 'return' && ticket.state === 'booked' ? (
          <Return ticket={ticket} reload={load.reload} />
        ) : act === 'gift' && ticket.state === 'booked' && !ticket.isGift ? (
          <Give ticket={ticket} />
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
  const share = useShareGift();
  const recall = useAction(
    async () => {
      await gift({ act: 'BACK', no: number });
      toast(t.gift.back);
      reload();
    },
    { onRefusal: reload },
  );
  return (
    <>
      {isOffline && <InlineNotice tone="warning">{t.ticket.offline}</InlineNotice>}
      <HoldNotice hold={ticket.hold} onEnd={reload} />
      {state === 'held' ? <TicketFacts ticket={ticket} /> : <TicketPass ticket={ticket} />}
      {state === 'gifted' && <InlineNotice>{t.gift.waiting({ until: ticket.giftUntil })}</InlineNotice>}
      <Actions>
        {isGood && !isOffline && !ticket.isGift && (
          <>
            <Button
              full
              variant="secondary"
              action="gift"
              onClick={() => navigate.push('FMU21000', { query: { tcktNo: number, gift: 'Y' } })}
            >
              {t.gift.open}
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
          <>
            <Button full variant="secondary" action="share" onClick={() => void share(ticket)}>
              {t.gift.share}
            </Button>
            <Button
              full
              variant="text"
              action="recall"
              isBusy={recall.isRunning}
              onClick={() => void recall.run()}
            >
              {t.gift.recall}
            </Button>
          </>
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

/** Shares the link of a gift that waits. */
function useShareGift() {
  const t = messages.use();
  const share = useShareLink(() => toast(t.gift.copied));
  return (ticket: Ticket) =>
    share({
      title: ticket.name,
      text: t.gift.text({ name: ticket.name, count: countOf(ticket) }),
      url: `${window.location.origin}/museum/FMU21000?gftNo=${ticket.gift}`,
    });
}

/** Some of the tickets, or all, become a gift whose link is shared. */
function Give({ ticket }: { ticket: Ticket }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const share = useShareGift();
  const own = ticket.kinds.filter(({ count }) => count > 0);
  const [counts, setCounts] = useState(countsOf(own.slice(0, 1).map(({ kind }) => kind)));
  const { count } = peopleSum(own, counts);
  const back = () => navigate.replace('FMU21000', { query: { tcktNo: ticket.number } });
  const give = useAction(
    async () => {
      const given = await gift({ act: 'SEND', no: ticket.number, counts });
      navigate.replace('FMU21000', { query: { tcktNo: given.number } });
      await share(given);
    },
    { onRefusal: back },
  );
  return (
    <>
      <Lead>{t.gift.which}</Lead>
      <Note>
        {ticket.name} · {t.when(ticket)}
      </Note>
      <PeoplePicker
        kinds={own.map(({ kind, count: max }) => ({ kind, max, label: t.kinds[kind] }))}
        most={countOf(ticket)}
        full={t.gift.all}
        unit={t.unit}
        value={counts}
        onChange={setCounts}
      />
      <Note>{t.gift.rules}</Note>
      <Note>{t.gift.ends}</Note>
      <MainButton run={give} disabled={count === 0}>
        {t.gift.send({ count })}
      </MainButton>
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
