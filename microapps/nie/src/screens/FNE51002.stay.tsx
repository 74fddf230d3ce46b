import {
  CancelBooking,
  Gone,
  HoldNotice,
  MainButton,
  Screen,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { clockInSeoul } from '@wallet/kit/format';
import { Button, Card, InlineNotice, KeyValue, Lead, Note, Section } from '@wallet/kit/ui';
import { cancelStay, readCancelDate, readStay } from '../api/calls.ts';
import type { Stay } from '../api/wire.ts';
import { usePayStay } from '../flows/staying.ts';
import { useVoucher } from '../flows/useVoucher.ts';
import { messages } from '../messages/index.ts';
import { StayFacts } from '../parts/StayFacts.tsx';
import { StayPass } from '../parts/StayPass.tsx';

const isOpen = ({ state }: Stay) => state === 'booked' || state === 'waiting' || state === 'held';

/** One room, or its cancellation: which of them the address says (`act`). */
export function FNE51002() {
  const t = messages.use();
  const query = useQuery();
  const isCancel = query.get('act') === 'cancel';
  const load = useVoucher(query.get('resveNo') ?? '', readStay);
  const gone = <Gone to="FNE50000" {...t.gone.booking} />;
  return (
    <Screen of={load} ground={!isCancel} instead={{ NIE_NOT_FOUND: gone }}>
      {({ value: { booking, at }, isOffline }) => {
        if (isCancel && !isOffline && isOpen(booking)) return <Cancel stay={booking} reload={load.reload} />;
        return (
          <>
            {isOffline && (
              <InlineNotice tone="warning">{t.offline({ at: clockInSeoul(new Date(at)) })}</InlineNotice>
            )}
            <Show key={booking.state} stay={booking} isOffline={isOffline} reload={load.reload} />
          </>
        );
      }}
    </Screen>
  );
}

function Show({ stay, isOffline, reload }: { stay: Stay; isOffline: boolean; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number, state } = stay;
  const isUnpaid = state === 'held' || state === 'waiting';
  const isPass = !isUnpaid && state !== 'pending';
  const date = useLoad(readCancelDate, state === 'booked' && !isOffline ? number : null);
  const { pay, isPaying } = usePayStay(reload);
  return (
    <>
      <HoldNotice hold={state === 'held' ? stay.hold : null} onEnd={reload} />
      {state === 'waiting' && (
        <InlineNotice tone="warning">{t.paid.until({ until: stay.payUntil })}</InlineNotice>
      )}
      {state === 'late' && <InlineNotice>{stay.refund > 0 ? t.stay.lateBack : t.stay.late}</InlineNotice>}
      {!isPass ? (
        <Card>
          <Lead picture="stay" title={stay.rooms.map(({ name }) => name).join(', ')}>
            {t.nights(stay)}
          </Lead>
          <StayFacts stay={stay} isNamed />
        </Card>
      ) : (
        <>
          <StayPass stay={stay} />
          <Card>
            <Section title={t.stay.programs}>
              <KeyValue
                rows={stay.programs.map((one) => ({
                  label: `${one.name} · ${t.persons(one)}`,
                  value: t.when(one),
                }))}
              />
            </Section>
          </Card>
        </>
      )}
      {date.data?.freeUntil && date.data.fee === 0 && (
        <Note>{t.stay.free({ until: date.data.freeUntil })}</Note>
      )}
      {isOpen(stay) && !isOffline && (
        <Button
          full
          variant="text"
          action="cancel"
          onClick={() => navigate.push('FNE51002', { query: { resveNo: number, act: 'cancel' } })}
        >
          {t.visit.cancel}
        </Button>
      )}
      {state === 'pending' && !isOffline && (
        <MainButton action="askAgain" run={() => navigate.push('FNE21116', { query: { resveNo: number } })}>
          {t.paid.ask}
        </MainButton>
      )}
      {isUnpaid && !isOffline && (
        <MainButton action="pay" isBusy={isPaying} run={() => pay(stay)}>
          {t.pay({ amount: stay.payAmount })}
        </MainButton>
      )}
    </>
  );
}

/** At the fee of today; nothing is cancelled before it is told. */
function Cancel({ stay, reload }: { stay: Stay; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number } = stay;
  const quote = useLoad(readCancelDate, number);
  if (quote.state === 'error') return <InlineNotice tone="danger">{t.stay.noFee}</InlineNotice>;
  if (!quote.data) return null;
  return (
    <CancelBooking
      {...quote.data}
      cancel={(fee) => cancelStay({ number, fee })}
      onDone={() => {
        reload();
        navigate.replace('FNE51002', { query: { resveNo: number } });
      }}
      onStale={() => {
        quote.reload();
        reload();
      }}
    >
      {stay.rooms.map(({ name }) => name).join(', ')} · {t.nights(stay)}
    </CancelBooking>
  );
}
