import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Article, Bullets, CancelFees, Cover, InlineNotice, KeyValue, Section } from '@wallet/kit/ui';
import { readRoom } from '../api/calls.ts';
import { staying } from '../flows/staying.ts';
import { messages } from '../messages/index.ts';

/** A room, for the nights that the address names; without them, what it costs a night. */
export function FNE21110() {
  const t = messages.use();
  const { navigate } = useWallet();
  const draft = staying.useDraft();
  const query = useQuery();
  const id = query.get('roomId');
  const [begin = '', end = ''] = [query.get('begin') ?? '', query.get('end') ?? ''];
  const guests = Number(query.get('guests')) || 2;
  const load = useLoad(readRoom, id ? { id, begin, end } : null);
  const book = useAction(async (roomId: string, roomTotal: number) => {
    await draft.begin({ roomId, begin, end, guests, roomTotal });
    navigate.push('FNE21112');
  });
  const gone = <Gone to="FNE21100" {...t.gone.room} />;
  return (
    <Screen of={load} instead={{ NIE_NOT_FOUND: gone }}>
      {(room) => {
        if (!room) return gone;
        const price = (label: string, amount: number) => ({ label, value: t.price({ amount }) });
        const isOpen = room.left > 0;
        return (
          <>
            <Cover of={room.name} shape="wide" place="lodge" />
            <Article title={room.name} note={room.text} />
            {guests > room.most && <InlineNotice tone="warning">{t.room.most(room)}</InlineNotice>}
            <Section title={t.programs.sums}>
              <KeyValue
                rows={[
                  price(t.room.night, room.price),
                  ...(room.total > 0
                    ? [
                        { label: t.facts.nights, value: t.nights({ begin, end }) },
                        { label: t.facts.people, value: t.persons({ count: guests }) },
                        { ...price(t.facts.roomTotal, room.total), isStrong: true },
                      ]
                    : []),
                ]}
              />
            </Section>
            <Section title={t.detail.rules}>
              <Bullets texts={room.rules} />
            </Section>
            <Section title={t.room.fees}>
              <CancelFees rules={room.fees} />
            </Section>
            {room.total === 0 ? (
              <MainButton action="dates" run={() => navigate.push('FNE21100')}>
                {t.room.dates}
              </MainButton>
            ) : (
              <MainButton
                disabled={!isOpen || guests > room.most}
                isBusy={book.isRunning}
                run={() => book.run(room.id, room.total)}
              >
                {isOpen ? t.room.next : t.rooms.taken}
              </MainButton>
            )}
          </>
        );
      }}
    </Screen>
  );
}
