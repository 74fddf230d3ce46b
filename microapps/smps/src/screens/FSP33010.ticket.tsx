import { Gone, Screen, useAction, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Button,
  Card,
  confirm,
  InlineNotice,
  List,
  Pass,
  QrCode,
  Section,
  toast,
} from '@wallet/kit/ui';
import { removeTicket } from '../api/calls.ts';
import { useBoarding } from '../flows/useBoarding.ts';
import { messages } from '../messages/index.ts';
import { isGood, type Standing } from '../model/pass.ts';
import { groupOf, hasMoved, nextOf, type Ticket } from '../model/ticket.ts';
import { KeptNotice } from '../parts/KeptNotice.tsx';
import { TicketRow } from '../parts/TicketRow.tsx';

/** One boarding pass as it is held up: its code, and where to go with it. */
export function FSP33010() {
  const t = messages.use();
  const load = useBoarding();
  const id = useQuery().get('ticketId');
  useResume(load.reload);
  return (
    <Screen of={load} ground>
      {({ tickets, passes, keptAt }) => {
        const ticket = tickets.find((one) => one.id === id);
        return ticket ? (
          <>
            <KeptNotice at={keptAt} />
            <Shown
              ticket={ticket}
              next={nextOf(tickets, Date.now(), todaySeoul())}
              standing={passes.find((one) => one.id === ticket.passId)?.standing ?? 'active'}
              isKept={keptAt !== null}
            />
          </>
        ) : (
          <Gone to="FSP33000" {...t.noTicket} />
        );
      }}
    </Screen>
  );
}

interface ShownProps {
  ticket: Ticket;
  next: Ticket | undefined;
  /** of the pass that it was added to */
  standing: Standing;
  isKept: boolean;
}

function Shown({ ticket, next, standing, isKept }: ShownProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const {
    flightNo,
    airline,
    city,
    airport,
    terminal,
    gate,
    firstGate,
    remark,
    expectedAt,
    boardingAt,
    seat,
  } = ticket;
  const remove = useAction(async () => {
    const ask = { id: 'removeTicket', text: t.ticket.askRemove, danger: t.ticket.remove };
    if (!(await confirm(ask))) return;
    await removeTicket({ ticketId: ticket.id });
    toast(t.ticket.removed);
    navigate.replace('FSP33000');
  });
  const isPast = groupOf(ticket, Date.now(), todaySeoul()) === 'past';
  const isOff = remark === 'cancelled' || remark === 'diverted';
  const facts = [
    [t.ticket.boards, boardingAt && t.clock({ at: boardingAt })],
    [t.ticket.day, t.tight({ at: expectedAt })],
    [t.ticket.gate, gate || t.ticket.noGate],
    [t.ticket.seat, seat || '-'],
    [t.ticket.terminal, t.terminals[terminal]],
    [t.ticket.hall, isGood(standing) ? t.guide.lane[terminal] : ''],
  ] as const;
  return (
    <>
      {isOff && <InlineNotice tone="danger">{t.ticket.off[remark]}</InlineNotice>}
      {!isPast && !isGood(standing) && <InlineNotice tone="danger">{t.said[standing]}</InlineNotice>}
      {!isPast && hasMoved(ticket) && (
        <InlineNotice tone="warning">
          {t.ticket.gateChanged({ from: firstGate, to: gate || '-' })}
        </InlineNotice>
      )}
      {!isPast && remark === 'late' && (
        <InlineNotice tone="warning">{t.ticket.late({ at: t.clock({ at: expectedAt }) })}</InlineNotice>
      )}
      {!isPast && !ticket.isCertified && <InlineNotice tone="warning">{t.ticket.foreign}</InlineNotice>}
      <Pass
        title={`${city} ${flightNo}`}
        picture="flight"
        way={{
          from: { name: t.ticket.from, at: t.clock({ at: expectedAt }) },
          to: { name: city, at: airport },
          by: `${airline} ${flightNo}`,
        }}
        state={isOff ? 'cancelled' : isPast ? 'used' : 'valid'}
        stamp={isOff ? t.ticket.remarks[remark] : t.ticket.left}
        badge={remark === 'late' ? t.ticket.remarks.late : t.ticket.ready}
        facts={facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))}
        code={<QrCode value={ticket.code} label={t.ticket.code} isZoomable />}
        note={t.papers}
      />
      {isPast && next && (
        <Card>
          <Section title={t.ticket.next}>
            <List label={t.ticket.next}>
              <TicketRow
                ticket={next}
                isPast={false}
                onOpen={() => navigate.replace('FSP33010', { query: { ticketId: next.id } })}
              />
            </List>
          </Section>
        </Card>
      )}
      <Actions>
        {ticket.flightKey !== '' && !isPast && (
          <Button
            full
            variant="secondary"
            action="flight"
            onClick={() => void navigate.open(`/htoa/FKT31100?flight=${ticket.flightKey}`)}
          >
            {t.ticket.follow}
          </Button>
        )}
        <Button full variant="text" action="guide" onClick={() => navigate.push('FSP13000')}>
          {t.home.doors.FSP13000}
        </Button>
        {!isKept && (
          <Button full variant="text" action="removeTicket" onClick={() => void remove.run()}>
            {t.ticket.remove}
          </Button>
        )}
      </Actions>
    </>
  );
}
