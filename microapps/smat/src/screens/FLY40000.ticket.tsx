import {
  Gone,
  goToApp,
  MainButton,
  Screen,
  useAction,
  useQuery,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import { formatTime, isWalletPath } from '@wallet/kit/format';
import {
  Actions,
  Button,
  Card,
  confirm,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Pass,
  PresentSheet,
  type ShownCode,
  toast,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { readCode, unlink } from '../api/calls.ts';
import { useHolder } from '../flows/useHolder.tsx';
import { useTicket } from '../flows/useTicket.ts';
import { messages } from '../messages/index.ts';
import { canCheckIn, type Ticket } from '../model/ticket.ts';
import { CheckIn } from '../parts/CheckIn.tsx';
import { routeOf, wayOf } from '../parts/TicketRow.tsx';

export function FLY40000() {
  const t = messages.use();
  const load = useTicket(useQuery().get('ticketId') ?? '');
  useResume(load.reload);
  const gone = <Gone to="FLY20000" {...t.gone} />;
  return (
    <Screen of={load} instead={{ FLY_NO_TICKET: gone, FLY_NOT_JOINED: gone }}>
      {(found) => (found ? <Shown {...found} reload={load.reload} /> : gone)}
    </Screen>
  );
}

function Shown({ ticket, keptAt, reload }: { ticket: Ticket; keptAt: Date | null; reload: () => void }) {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const [gateBefore] = useState(ticket.gate);
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<ShownCode | null>(null);
  const { id, state, gate } = ticket;
  const here = `${window.location.pathname}${window.location.search}`;
  function putAway() {
    setOpen(false);
    setCode(null);
  }
  const renew = useAction(async () => setCode(await readCode(id)), {
    onRefusal: () => {
      putAway();
      reload();
    },
    // Without a network there is no code: what helps at the gate is said instead.
    lostWords: () => ({ id: 'codeOffline', text: t.ticket.offline }),
    onLost: putAway,
  });
  const holder = useHolder(async () => {
    setCode(null);
    setOpen(true);
    await renew.run();
  });
  // A code that was put away is shown only after a new proof.
  useEffect(() => {
    const whenHidden = () => document.hidden && putAway();
    document.addEventListener('visibilitychange', whenHidden);
    const stop = bridge.on('pause', putAway);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [bridge]);
  const takeOff = useAction(async () => {
    if (!(await confirm({ id: 'unlinkTicket', text: t.ticket.askUnlink, danger: t.ticket.unlink }))) return;
    await unlink(id);
    toast(t.ticket.unlinked);
    navigate.replace('FLY20000');
  });
  // What is looked for on the way to the seat; the rest stands under the pass.
  const facts = [
    { label: t.facts.day, value: t.tight({ at: ticket.departsAt }) },
    { label: t.facts.boarding, value: formatTime(ticket.boardingAt) },
    { label: t.facts.gate, value: gate ? t.gateOf({ gate }) : t.unknown },
    { label: t.facts.seat, value: ticket.seat || t.unknown },
  ];
  return (
    <>
      {keptAt && <InlineNotice tone="warning">{t.ticket.kept({ time: formatTime(keptAt) })}</InlineNotice>}
      {gateBefore !== gate && gateBefore !== '' && (
        <InlineNotice tone="warning">{t.ticket.gateChanged({ from: gateBefore, to: gate })}</InlineNotice>
      )}
      {state === 'linked' && <CheckIn ticket={ticket} />}
      {state === 'cancelled' && <InlineNotice tone="danger">{t.ticket.cancelled}</InlineNotice>}
      <Pass
        title={routeOf(ticket)}
        picture="flight"
        way={wayOf(ticket)}
        badge={t.states[state]}
        isUrgent={state === 'linked'}
        state={
          state === 'cancelled' ? 'cancelled' : state === 'flown' || state === 'boarded' ? 'used' : 'valid'
        }
        facts={facts}
      />
      <KeyValue
        rows={[
          { label: t.facts.passenger, value: ticket.passenger },
          { label: t.facts.booking, value: `***${ticket.booking}` },
        ]}
      />
      {ticket.companions.length > 0 && (
        <Card tone="soft">
          <List>
            <ListItem
              action="companions"
              leading={<IconTile picture="family" />}
              title={t.ticket.companions}
              value={t.ticket.companionsCount({ count: ticket.companions.length })}
              onClick={() => navigate.push('FLY41000', { query: { ticketId: id } })}
            />
          </List>
        </Card>
      )}
      <Actions>
        <Button
          full
          variant="text"
          action="unlink"
          isBusy={takeOff.isRunning}
          onClick={() => void takeOff.run()}
        >
          {t.ticket.unlink}
        </Button>
      </Actions>
      <PresentSheet
        isOpen={isOpen}
        title={t.ticket.code}
        code={code}
        onRenew={renew.run}
        renewal="auto"
        labels={{ qr: t.ticket.code }}
        hint={t.ticket.hint({ seconds: code?.seconds ?? 0 })}
        onClose={putAway}
      />
      {holder.sheet}
      {holder.problem}
      {state === 'checkedIn' && !bridge.isNative && (
        <InlineNotice
          end={
            <Button size="small" variant="secondary" action="openApp" onClick={() => void goToApp(here)}>
              {t.ticket.openApp}
            </Button>
          }
        >
          {t.ticket.inApp}
        </InlineNotice>
      )}
      {state === 'checkedIn' && (
        <MainButton action="showCode" isBusy={holder.isRunning} run={holder.begin}>
          {t.ticket.show}
        </MainButton>
      )}
      {state === 'linked' && (
        <MainButton
          action="checkIn"
          disabled={!canCheckIn(ticket, Date.now())}
          run={() =>
            // An airline's page is outside the wallet; the stand-in's is a path of its own.
            isWalletPath(ticket.checkInUrl)
              ? navigate.push(ticket.checkInUrl, { asks: false })
              : navigate.outside(ticket.checkInUrl)
          }
          beside={
            <Button variant="secondary" action="refresh" onClick={reload}>
              {t.ticket.refresh}
            </Button>
          }
        >
          {t.ticket.checkIn}
        </MainButton>
      )}
    </>
  );
}
