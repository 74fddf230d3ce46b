import { Gone, Screen, useAction, useQuery, useWallet } from '@wallet/kit/app';
import { clockInSeoul } from '@wallet/kit/format';
import { Actions, Button, Cover, confirm, InlineNotice, Note, Pass, QrCode, toast } from '@wallet/kit/ui';
import { cancelVisit, readVisit } from '../api/calls.ts';
import type { Visit } from '../api/wire.ts';
import { useVoucher } from '../flows/useVoucher.ts';
import { messages } from '../messages/index.ts';
import { classPlace } from '../parts/classPlace.ts';
import { looks } from '../parts/StayPass.tsx';

export function FNE51001() {
  const t = messages.use();
  const query = useQuery();
  const load = useVoucher(query.get('resveNo') ?? '', readVisit);
  const gone = <Gone to="FNE50000" {...t.gone.booking} />;
  return (
    <Screen of={load} ground instead={{ NIE_NOT_FOUND: gone }}>
      {({ value: { booking, at }, isOffline }) => {
        return (
          <>
            {isOffline && (
              <InlineNotice tone="warning">{t.offline({ at: clockInSeoul(new Date(at)) })}</InlineNotice>
            )}
            {query.get('done') === 'Y' && booking.state === 'booked' && (
              <InlineNotice tone="success">{t.visit.booked}</InlineNotice>
            )}
            <Pass
              title={booking.name}
              cover={<Cover of={booking.name} shape="wide" place={classPlace(booking.name)} />}
              state={looks[booking.state]}
              badge={t.states[booking.state]}
              stamp={t.states[booking.state]}
              facts={[
                { label: t.facts.when, value: t.when(booking) },
                { label: t.facts.place, value: booking.place },
                {
                  label: t.facts.people,
                  value: t.persons({ count: booking.people.reduce((sum, { count }) => sum + count, 0) }),
                },
                { label: t.facts.price, value: t.price({ amount: booking.price }) },
              ]}
              code={<QrCode value={booking.number} label={t.code} isZoomable />}
              number={booking.number}
              note={booking.price > 0 ? t.detail.atGate : undefined}
            />
            {booking.state === 'absent' && <InlineNotice>{t.visit.absent}</InlineNotice>}
            {!isOffline && <Ways visit={booking} reload={load.reload} />}
          </>
        );
      }}
    </Screen>
  );
}

/** Cancelled while there is time; another day is booked anew. */
function Ways({ visit, reload }: { visit: Visit; reload: () => void }) {
  const t = messages.use().visit;
  const { navigate } = useWallet();
  const cancel = useAction(
    async () => {
      if (!(await confirm({ id: 'cancelBooking', text: t.ask, danger: t.cancel, cancelLabel: t.keep })))
        return;
      await cancelVisit(visit.number);
      toast(t.cancelled);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  const isBooked = visit.state === 'booked';
  return (
    <>
      {isBooked && (
        <Note>{visit.cancelUntil ? t.cancelUntil({ until: visit.cancelUntil }) : t.cancelOver}</Note>
      )}
      <Actions>
        <Button
          full
          variant="secondary"
          action="again"
          onClick={() => navigate.push('FNE11110', { query: { eduId: visit.id } })}
        >
          {t.again}
        </Button>
        {isBooked && visit.cancelUntil !== '' && (
          <Button
            full
            variant="text"
            action="cancel"
            isBusy={cancel.isRunning}
            onClick={() => void cancel.run()}
          >
            {t.cancel}
          </Button>
        )}
      </Actions>
    </>
  );
}
