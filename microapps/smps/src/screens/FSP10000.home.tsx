import { DoorGrid, Screen, useResume, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, Card, InlineNotice, KeyValue, List, Scene, Section, ServiceCell } from '@wallet/kit/ui';
import { type Boarding, useBoarding } from '../flows/useBoarding.ts';
import { useStart } from '../flows/useStart.ts';
import { messages } from '../messages/index.ts';
import { isGood, type Standing } from '../model/pass.ts';
import { nextOf, type Ticket } from '../model/ticket.ts';
import { KeptNotice } from '../parts/KeptNotice.tsx';
import { PassRow } from '../parts/PassRow.tsx';
import { TicketBadge } from '../parts/TicketRow.tsx';

const doors = [
  ['FSP33000', 'flight'],
  ['FSP50000', 'family'],
  ['FSP13000', 'whitepaper'],
] as const;

/** My pass and my children's, and the plane that comes next. */
export function FSP10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useBoarding();
  useResume(load.reload);
  return (
    <Screen of={load} ground>
      {({ keptAt, ...data }) => (
        <>
          <KeptNotice at={keptAt} />
          <First {...data} isKept={keptAt !== null} />
          {data.passes.length > 0 && (
            <Card>
              <Section title={t.home.passes}>
                <List label={t.home.passes}>
                  {data.passes.map((pass) => (
                    <PassRow
                      key={pass.id}
                      pass={pass}
                      onOpen={() => navigate.push('FSP56000', { query: { passId: pass.id } })}
                    />
                  ))}
                </List>
              </Section>
            </Card>
          )}
          <InlineNotice>{t.papers}</InlineNotice>
          <DoorGrid
            title={t.home.more}
            doors={doors.map(([code, picture]) => ({ code, picture, name: t.home.doors[code] }))}
          >
            <ServiceCell
              action="halls"
              picture="queue"
              name={t.home.halls}
              onClick={() => void navigate.open('/htoa/FKT32200')}
            />
          </DoorGrid>
        </>
      )}
    </Screen>
  );
}

/** What counts now: the next plane, a boarding pass to add, a pass to renew, or the first registration. */
function First({ passes, tickets, isKept }: Boarding & { isKept: boolean }) {
  const { home: t, said, check } = messages.use();
  const { navigate } = useWallet();
  const start = useStart();
  const next = nextOf(tickets, Date.now(), todaySeoul());
  const holder = passes.find(({ id }) => id === next?.passId);
  if (next) return <NextPlane ticket={next} standing={holder?.standing ?? 'active'} />;
  if (passes[0]?.standing === 'lost')
    return (
      <Scene drawn="smps" title={t.renew} note={said.lost}>
        <Button full action="reissue" onClick={() => void navigate.open('/pass/FPS10000')}>
          {check.reissue}
        </Button>
      </Scene>
    );
  if (isKept || passes.some(({ standing }) => isGood(standing)))
    return (
      <Scene drawn="smps" title={t.ready} note={t.readyNote}>
        <Button full action="add" onClick={() => navigate.push('FSP33000', { query: { add: 'Y' } })}>
          {t.add}
        </Button>
      </Scene>
    );
  const isFirst = passes.length === 0;
  return (
    <Scene drawn="smps" title={isFirst ? t.promise : t.renew} note={isFirst ? t.promiseNote : t.renewNote}>
      <Button full action="register" isBusy={start.isRunning} onClick={() => void start.run('self')}>
        {isFirst ? t.register : t.again}
      </Button>
    </Scene>
  );
}

function NextPlane({ ticket, standing }: { ticket: Ticket; standing: Standing }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, city, flightNo, expectedAt, terminal, gate, boardingAt, seat, isCertified } = ticket;
  // What one looks up on the way there, and then where to go.
  const facts = [
    { label: t.ticket.boards, value: boardingAt && t.clock({ at: boardingAt }) },
    { label: t.ticket.gate, value: gate || t.ticket.noGate },
    { label: t.ticket.seat, value: seat },
  ].filter(({ value }) => value !== '');
  return (
    <Scene
      drawn="flight"
      title={
        <>
          {city} {flightNo} <TicketBadge ticket={ticket} />
        </>
      }
      figure={t.home.leavesAt({ at: t.clock({ at: expectedAt }) })}
      note={[t.day({ at: expectedAt }), t.terminals[terminal]].join(' · ')}
    >
      <KeyValue isStrip rows={facts} />
      {isGood(standing) ? (
        <KeyValue
          rows={[
            { label: t.ticket.hall, value: t.guide.lane[terminal] },
            { label: t.home.face, value: t.home.faces[isCertified ? 'gate' : 'hall'] },
          ]}
        />
      ) : (
        <InlineNotice tone="danger">{t.said[standing]}</InlineNotice>
      )}
      <Button
        full
        action="boardingPass"
        onClick={() => navigate.push('FSP33010', { query: { ticketId: id } })}
      >
        {t.home.show}
      </Button>
    </Scene>
  );
}
