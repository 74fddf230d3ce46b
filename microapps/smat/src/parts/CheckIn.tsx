import { InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Ticket } from '../model/ticket.ts';

/** Only the airline checks in: when, where, and whom to call. */
export function CheckIn({ ticket }: { ticket: Ticket }) {
  const t = messages.use();
  const { checkInFrom, checkInUntil, airline, airlinePhone } = ticket;
  return (
    <InlineNotice>
      {t.ticket.linked}
      {checkInFrom !== '' && checkInUntil !== '' && (
        <>
          <br />
          {t.ticket.checkInTimes({ from: checkInFrom, until: checkInUntil })}
        </>
      )}
      {airlinePhone !== '' && (
        <>
          <br />
          {airline} <a href={`tel:${airlinePhone.replace(/\D/g, '')}`}>{airlinePhone}</a>
        </>
      )}
    </InlineNotice>
  );
}
