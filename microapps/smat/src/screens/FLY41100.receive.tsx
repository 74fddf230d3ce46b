import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { EmptyState, InlineNotice, Lead, Pass, toast } from '@wallet/kit/ui';
import { readShare, receive } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { routeOf, wayOf } from '../parts/TicketRow.tsx';

const idForm = /^[\w-]{1,64}$/;

/** A ticket that a companion has sent: whose, which flight, and whether it can be received. */
export function FLY41100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const shareId = useQuery().get('shareId') ?? '';
  const load = useLoad(readShare, idForm.test(shareId) ? { shareId } : null);
  const take = useAction(
    async () => {
      const ticketId = await receive(shareId);
      toast(t.receive.done);
      navigate.replace('FLY40000', { query: { ticketId } });
    },
    { onRefusal: load.reload },
  );
  const gone = <Gone to="FLY20000" {...t.gone} />;
  return (
    <Screen of={load} instead={{ FLY_NO_SHARE: gone }}>
      {(one) => {
        if (!one) return gone;
        if (one.state !== 'sent')
          return (
            <EmptyState
              title={t.receive.ends[one.state]}
              {...(one.state === 'mine' ? {} : { description: t.receive.endHint })}
              action={{ label: t.join.see, action: 'see', onClick: () => navigate.replace('FLY20000') }}
            />
          );
        return (
          <>
            <Lead title={t.receive.lead(one)}>{one.isSameName ? t.receive.hint : undefined}</Lead>
            <Pass
              title={routeOf(one.ticket)}
              state="valid"
              picture="flight"
              way={wayOf(one.ticket)}
              badge={t.states[one.ticket.state]}
              facts={[
                { label: t.facts.passenger, value: one.to },
                { label: t.facts.day, value: t.tight({ at: one.ticket.departsAt }) },
                { label: t.facts.seat, value: one.ticket.seat || t.unknown },
              ]}
            />
            {!one.isSameName && <InlineNotice tone="warning">{t.receive.otherName(one)}</InlineNotice>}
            {!one.isSameName && one.isJoined && (
              <MainButton action="see" variant="secondary" run={() => navigate.replace('FLY20000')}>
                {t.join.see}
              </MainButton>
            )}
            {one.isSameName && one.isJoined && (
              <MainButton action="receive" run={take}>
                {t.receive.submit}
              </MainButton>
            )}
            {one.isSameName && !one.isJoined && (
              <MainButton action="join" run={() => navigate.replace('FLY10000', { query: { shareId } })}>
                {t.receive.join}
              </MainButton>
            )}
          </>
        );
      }}
    </Screen>
  );
}
