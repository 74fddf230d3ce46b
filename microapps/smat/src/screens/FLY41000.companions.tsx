import { Gone, Screen, useAction, useLoad, useQuery, useResume, useShareLink } from '@wallet/kit/app';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Lead,
  List,
  ListItem,
  PersonMark,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { readTicket, share, takeBack } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Companion, Ticket } from '../model/ticket.ts';
import { TicketRow } from '../parts/TicketRow.tsx';

export function FLY41000() {
  const t = messages.use();
  const tcktId = useQuery().get('ticketId') ?? '';
  const load = useLoad(readTicket, tcktId ? { tcktId } : null);
  useResume(load.reload);
  const gone = <Gone to="FLY20000" {...t.gone} />;
  return (
    <Screen of={load} skeleton="list" instead={{ FLY_NO_TICKET: gone, FLY_NOT_JOINED: gone }}>
      {(ticket) => (ticket ? <Companions ticket={ticket} reload={load.reload} /> : gone)}
    </Screen>
  );
}

function Companions({ ticket, reload }: { ticket: Ticket; reload: () => void }) {
  const { share: t, facts } = messages.use();
  const shareLink = useShareLink(() => toast(t.copied));
  const send = useAction(async ({ number }: Companion) => {
    const shareId = await share({ tcktId: ticket.id, psngrNo: number });
    const url = `${window.location.origin}/smat/FLY41100?shareId=${shareId}`;
    if ((await shareLink({ title: t.send, text: t.text(ticket), url })) === 'done') toast(t.sent);
    reload();
  });
  const back = useAction(
    async ({ shareId }: Companion) => {
      await takeBack(shareId);
      toast(t.takenBack);
      reload();
    },
    { onRefusal: reload },
  );
  if (ticket.companions.length === 0) return <EmptyState title={t.none} />;
  return (
    <>
      <Lead title={t.title}>{t.lead}</Lead>
      <Stack>
        <Card tone="soft">
          <List>
            <TicketRow ticket={ticket} />
          </List>
        </Card>
        <List>
          {ticket.companions.map((one) => (
            <ListItem
              key={one.number}
              leading={<PersonMark name={one.name} />}
              title={one.name}
              description={`${facts.seat} ${one.seat}`}
              badge={
                one.share === 'none' ? undefined : (
                  <Badge tone={one.share === 'received' ? 'success' : 'neutral'}>{t.states[one.share]}</Badge>
                )
              }
              act={
                one.share !== 'received' && (
                  <>
                    <Button
                      size="small"
                      variant="secondary"
                      action="send"
                      label={one.share === 'sent' ? t.againTo(one) : t.sendTo(one)}
                      isBusy={send.isRunning}
                      onClick={() => void send.run(one)}
                    >
                      {one.share === 'sent' ? t.again : t.send}
                    </Button>
                    {one.share === 'sent' && (
                      <Button
                        size="small"
                        variant="secondary"
                        action="takeBack"
                        label={t.backOf(one)}
                        isBusy={back.isRunning}
                        onClick={() => void back.run(one)}
                      >
                        {t.back}
                      </Button>
                    )}
                  </>
                )
              }
            />
          ))}
        </List>
      </Stack>
    </>
  );
}
