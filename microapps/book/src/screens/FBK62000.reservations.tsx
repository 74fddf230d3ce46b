import { Screen, useAction, useLoad, usePayPage, useWallet } from '@wallet/kit/app';
import {
  Actions,
  Badge,
  Button,
  Card,
  Cover,
  confirm,
  EmptyState,
  List,
  ListItem,
  toast,
} from '@wallet/kit/ui';
import { cancelReservation, listReservations, payReservation } from '../api/calls.ts';
import type { Reservation } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { NotJoined } from '../parts/NotJoined.tsx';

const tones = { ready: 'success', toPay: 'accent', waiting: 'info', onWay: 'info' } as const;
const isOver = ({ state }: Reservation) => state === 'lapsed' || state === 'cancelled';

export function FBK62000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listReservations, undefined, { onResume: 'cover' });
  return (
    <Screen of={load} skeleton="list" ground instead={{ BOOK_NOT_MEMBER: <NotJoined next="FBK62000" /> }}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            title={t.reservations.none}
            description={t.reservations.noneHint}
            action={{ label: t.doors.FBK41000, onClick: () => navigate.push('FBK41000') }}
          />
        ) : (
          all
            .toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)))
            .map((one) => <One key={one.number} one={one} reload={load.reload} />)
        )
      }
    </Screen>
  );
}

function One({ one, reload }: { one: Reservation; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number, state } = one;
  const cancel = useAction(
    async () => {
      const { ask: text, yes, keep } = t.reservations;
      if (
        !(await confirm({ id: 'cancelReservation', text, danger: yes, confirmLabel: yes, cancelLabel: keep }))
      )
        return;
      await cancelReservation(number);
      toast(t.reservations.cancelled);
      reload();
    },
    { onRefusal: reload },
  );
  const { pay, isPaying } = usePayPage(() => payReservation(number), { onRefusal: reload });
  return (
    <Card>
      <List>
        <ListItem
          action="openBook"
          leading={<Cover of={one.title} shape="book" />}
          title={one.title}
          description={t.reservations.says(one)}
          badge={
            <Badge tone={tones[state as keyof typeof tones] ?? 'neutral'}>{t.reservationStates[state]}</Badge>
          }
          {...(isOver(one) && { past: 'cancelled' as const })}
          onClick={() => navigate.push('FBK51000', { query: { bookId: one.bookId } })}
        />
      </List>
      {!isOver(one) && state !== 'onWay' && (
        <Actions>
          {state === 'toPay' && (
            <Button full action="pay" isBusy={isPaying} onClick={() => void pay()}>
              {t.reservations.pay({ amount: one.toPay })}
            </Button>
          )}
          <Button
            full
            variant="secondary"
            action="cancel"
            isBusy={cancel.isRunning}
            onClick={() => void cancel.run()}
          >
            {t.reservations.cancel}
          </Button>
        </Actions>
      )}
    </Card>
  );
}
