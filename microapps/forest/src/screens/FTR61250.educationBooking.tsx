import { MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { phoneText, todaySeoul } from '@wallet/kit/format';
import { Actions, Button, Card, confirm, KeyValue, Note, Pass, toast } from '@wallet/kit/ui';
import { cancelEducationBooking, readEducationBooking } from '../api/educationCalls.ts';
import { findForests } from '../api/forestCalls.ts';
import { orLook } from '../api/orLook.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { canCancelEducation, type EducationBooking, timeSpan } from '../model/education.ts';
import { readSearch } from '../model/search.ts';
import { EducationCover } from '../parts/EducationCover.tsx';
import { Nothing } from '../parts/Nothing.tsx';

const anywhere = readSearch(new URLSearchParams());

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
  return (
    <Screen of={load} ground>
      {(booking) =>
        booking === null ? (
          <Nothing kind="booking" to="FTR61000" />
        ) : (
          <>
            <EducationFacts booking={booking} />
            {canCancel && (
              <Actions>
                <Button
                  full
                  variant="text"
                  action="cancelBooking"
                  isBusy={isRunning}
                  onClick={() => void run()}
                >
                  {t.educationBooking.cancel}
                </Button>
              </Actions>
            )}
            {booking.status === 'applied' && booking.date >= todaySeoul() && <WayThere booking={booking} />}
          </>
        )
      }
    </Screen>
  );
}

/** The service names the forest and no more: it is looked for by that name, and among all where it is not found. */
function WayThere({ booking }: { booking: EducationBooking }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const go = useAction(async () => {
    const forests = await findForests(anywhere);
    const [forest, ...others] = forests.filter(({ name }) => name.ko === booking.forestName.ko);
    if (forest && others.length === 0) navigate.push('FTR12410', { query: { forestId: forest.id } });
    else navigate.push('FTR21000');
  });
  return (
    <MainButton action="directions" run={go}>
      {t.forest.directions}
    </MainButton>
  );
}

function EducationFacts({ booking }: { booking: EducationBooking }) {
  const t = messages.use();
  const { from, until } = timeSpan(booking.startTime, booking.minutes);
  return (
    <>
      <Pass
        title={say(booking.name)}
        state={booking.status === 'cancelled' ? 'cancelled' : booking.date < todaySeoul() ? 'used' : 'valid'}
        stamp={booking.status === 'cancelled' ? t.educationStatus.cancelled : undefined}
        badge={`${t.educationStatus.applied} · ${t.until({ date: booking.date })}`}
        cover={<EducationCover name={say(booking.name)} shape="wide" />}
        facts={[
          { label: t.ticket.date, value: t.shortDay({ date: booking.date }) },
          { label: t.educationBooking.starts, value: t.time({ at: from }) },
          { label: t.facts.guests, value: t.people({ count: booking.people }) },
        ]}
      />
      <Card>
        <KeyValue
          rows={[
            { label: t.facts.number, value: booking.number },
            { label: t.facts.forest, value: say(booking.forestName) },
            { label: t.educationBooking.when, value: t.span({ from, until }) },
            { label: t.educations.name, value: booking.applicantName },
            { label: t.facts.phone, value: phoneText(booking.applicantPhone) },
          ]}
        />
        <Note>{t.educationBooking.note}</Note>
      </Card>
    </>
  );
}
