import { DoorGrid, Screen, useHold, useWallet } from '@wallet/kit/app';
import { formatDateTime, todaySeoul } from '@wallet/kit/format';
import { Barcode, Button, InlineNotice, Pass } from '@wallet/kit/ui';
import { useMemo } from 'react';
import type { Card as LibraryCard } from '../api/wire.ts';
import { useCard } from '../flows/useCard.ts';
import { messages } from '../messages/index.ts';
import { daysUntil } from '../model/shelf.ts';
import { NotJoined } from '../parts/NotJoined.tsx';
import { StopNotice } from '../parts/StopNotice.tsx';

const doors = [
  ['FBK41000', 'bookfind'],
  ['FBK61000', 'book'],
  ['FBK62000', 'booking'],
  ['FBK31000', 'place'],
  ['FBK63000', 'history'],
  ['FBK64000', 'notice'],
  ['FBK71000', 'card'],
] as const;

export function FBK10000() {
  const load = useCard();
  return (
    <Screen of={load} ground instead={{ BOOK_NOT_MEMBER: <NotJoined next="FBK10000" /> }}>
      {({ value: card, isOffline }) => <Shown card={card} isOffline={isOffline} reload={load.reload} />}
    </Screen>
  );
}

interface ShownProps {
  card: LibraryCard;
  isOffline: boolean;
  reload: () => void;
}

function Shown({ card, isOffline, reload }: ShownProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { state, loans, due, ready } = card;
  const left = due ? daysUntil(due, todaySeoul()) : 0;
  // It may have been stopped elsewhere while it is shown. One wait for each answer: another object would begin anew.
  const wait = useMemo(() => (isOffline ? null : { seconds: card.checkAfter }), [card, isOffline]);
  useHold(wait, reload);
  const says: Partial<Record<(typeof doors)[number][0], string>> = {
    ...(loans > 0 && { FBK61000: t.books({ count: loans }) }),
    ...(ready > 0 && { FBK62000: t.card.ready({ count: ready }) }),
  };
  return (
    <>
      {isOffline && (
        <InlineNotice tone="warning">{t.card.offline({ at: formatDateTime(card.checkedAt) })}</InlineNotice>
      )}
      <StopNotice {...card} />
      {state === 'waiting' && <InlineNotice>{t.card.waiting}</InlineNotice>}
      {state === 'stopped' && <InlineNotice tone="danger">{t.card.stopped}</InlineNotice>}
      <Pass
        title={card.name}
        picture="book"
        isCard
        {...(due && { badge: t.card.due({ days: left }), isUrgent: left <= 0 })}
        state={state === 'stopped' ? 'cancelled' : 'valid'}
        stamp={t.card.stamp}
        facts={[
          { label: t.card.library, value: card.library },
          { label: t.card.loans, value: t.books({ count: loans }) },
        ]}
        code={<Barcode value={card.number} label={t.card.barcode} isZoomable />}
        number={card.number}
        note={t.card.show}
      />
      {state === 'stopped' && (
        <Button full action="manage" onClick={() => navigate.push('FBK71000')}>
          {t.card.fresh}
        </Button>
      )}
      <DoorGrid
        bare
        title={t.card.more}
        doors={doors.map(([code, picture]) => ({
          code,
          action: code,
          picture,
          name: t.doors[code],
          state: says[code],
        }))}
      />
    </>
  );
}
