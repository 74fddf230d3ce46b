import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useSignIn,
  useWallet,
} from '@wallet/kit/app';
import { Button, Card, confirm, Lead, Note, Pass, toast } from '@wallet/kit/ui';
import { deleteGift, readGift, takeGift } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Gift } from '../model/ticket.ts';
import { wayOf } from '../parts/RideRow.tsx';

/** The link of a gift: anybody sees what it is. With a number on it, only that member takes or refuses it. */
export function ReceiveShare() {
  const t = messages.use();
  const load = useLoad(readGift, useQuery().get('linkId'));
  const gone = <Gone to="FKS60000" {...t.gone.gift} />;
  return (
    <Screen of={load} instead={{ RAIL_NOT_FOUND: gone }}>
      {(gift) => (gift ? <Received gift={gift} reload={load.reload} /> : gone)}
    </Screen>
  );
}

type Words = ReturnType<typeof messages.use>['receive'];

/** Why it cannot be taken here; empty where it can. */
function endOf(t: Words, { isSent, isToMe, isForMe, state }: Gift): string {
  if (isSent) return t.own;
  if (state === 'taken') return isToMe ? t.mine : t.ended.taken;
  if (state !== 'sent') return t.ended[state];
  return isForMe ? '' : t.other;
}

function Received({ gift, reload }: { gift: Gift; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const signIn = useSignIn();
  const { linkId, state } = gift;
  const open = (ticketId: string) => navigate.replace('FKS61000', { query: { ticketId } });
  const take = useAction(
    async () => {
      if (!(await signIn())) return;
      open((await takeGift(linkId)).ticketId);
    },
    { onRefusal: reload },
  );
  const refuse = useAction(
    async () => {
      if (!(await signIn())) return;
      if (!(await confirm({ id: 'refuseGift', text: t.receive.askRefuse }))) return;
      await deleteGift(linkId);
      toast(t.receive.refused);
      navigate.replace('FKS60000');
    },
    { onRefusal: reload },
  );
  const end = endOf(t.receive, gift);
  return (
    <>
      <Lead title={t.receive.title({ name: gift.giver })}>{end === '' ? t.receive.hint : undefined}</Lead>
      <Pass
        title={t.way(gift)}
        picture="rail"
        way={wayOf(t, gift)}
        state={state === 'sent' || state === 'taken' ? 'valid' : 'cancelled'}
        badge={t.gift.states[state]}
        stamp={t.gift.states[state]}
        facts={[
          { label: t.facts.day, value: t.tight({ day: gift.departs }) },
          { label: t.tickets.tabs.tickets, value: t.count(gift) },
        ]}
      />
      {gift.words !== '' && <Card tone="soft">{gift.words}</Card>}
      {end !== '' && <Note>{end}</Note>}
      {end === '' ? (
        <MainButton
          action="take"
          run={take}
          beside={
            <Button variant="secondary" action="refuse" onClick={() => void refuse.run()}>
              {t.receive.refuse}
            </Button>
          }
        >
          {t.receive.take}
        </MainButton>
      ) : (
        <MainButton run={() => (gift.isToMe ? open(gift.ticketId) : navigate.replace('FKS60000'))}>
          {gift.isToMe ? t.receive.open : t.receive.mineAll}
        </MainButton>
      )}
    </>
  );
}
