import { Screen, useAction, useLoad, useQuery } from '@wallet/kit/app';
import { phoneText, todaySeoul } from '@wallet/kit/format';
import { Badge, BottomBar, Button, confirm, KeyValue, Note, toast } from '@wallet/kit/ui';
import { cancelEducationBooking, readEducationBooking } from '../api/educationCalls.ts';
import { orLook } from '../api/orLook.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { canCancelEducation, type EducationBooking, timeSpan } from '../model/education.ts';
import { Nothing } from '../parts/Nothing.tsx';

export function FTR61250() {
  const t = messages.use();
  const bookingNo = useQuery().get('bookingNo');
  const load = useLoad(
    async (signal) => (bookingNo ? readEducationBooking(bookingNo, { signal }) : null),
    [bookingNo],
  );
  const canCancel = load.data && canCancelEducation(load.data, todaySeoul());
  const { run, isRunning } = useAction(
    async () => {
      const { ask, cancel } = t.educationBooking;
      if (!bookingNo || !(await confirm({ id: 'cancelEducation', text: ask, danger: cancel }))) return;
      await orLook(cancelEducationBooking(bookingNo), () => readEducationBooking(bookingNo), load.reload);
      toast(t.educationBooking.done);
      load.reload();
    },
    { onRefusal: load.reload },
  );
  const footer = canCancel && (
    <BottomBar>
      <Button variant="secondary" action="cancelBooking" isBusy={isRunning} onClick={() => void run()}>
        {t.educationBooking.cancel}
      </Button>
    </BottomBar>
  );

  return (
    <Screen of={load} footer={footer}>
      {(booking) =>
        booking === null ? <Nothing kind="booking" to="FTR61000" /> : <EducationFacts booking={booking} />
      }
    </Screen>
  );
}

function EducationFacts({ booking }: { booking: EducationBooking }) {
  const t = messages.use();
  const { from, until } = timeSpan(booking.startTime, booking.minutes);
  return (
    <>
      <Badge tone={booking.status === 'applied' ? 'success' : 'neutral'}>
        {t.educationStatus[booking.status]}
      </Badge>
      <KeyValue
        rows={[
          { label: t.facts.number, value: booking.number },
          { label: t.educationBooking.programme, value: say(booking.name) },
          { label: t.facts.forest, value: say(booking.forestName) },
          { label: t.educationBooking.when, value: `${t.day({ date: booking.date })} ${from}–${until}` },
          { label: t.facts.guests, value: t.people({ count: booking.people }) },
          { label: t.educations.name, value: booking.applicantName },
          { label: t.facts.phone, value: phoneText(booking.applicantPhone) },
        ]}
      />
      <Note>{t.educationBooking.note}</Note>
    </>
  );
}
