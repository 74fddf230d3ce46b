import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  Article,
  Badge,
  Button,
  Chips,
  Cover,
  confirm,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Note,
  Section,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readBook, reserve } from '../api/calls.ts';
import type { Book } from '../api/wire.ts';
import { useUser } from '../flows/useUser.ts';
import { messages } from '../messages/index.ts';
import { shelvesOf, waitable } from '../model/shelf.ts';
import { library as state } from '../state/library.ts';

export function FBK51000() {
  const t = messages.use();
  const query = useQuery();
  const bookId = query.get('bookId');
  const isbn = query.get('isbn');
  const load = useLoad(readBook, bookId ? { bookId } : isbn ? { isbn } : null);
  const user = useUser();
  const gone = <Gone to="FBK41000" {...t.gone} />;
  return (
    <Screen of={user.state === 'ready' ? load : { ...load, ...user }} instead={{ BOOK_NOT_FOUND: gone }}>
      {load.data === null || load.data === undefined ? gone : <About book={load.data} reload={load.reload} />}
    </Screen>
  );
}

function About({ book, reload }: { book: Book; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const shelves = shelvesOf(book.copies);
  const lent = waitable(shelves);
  const [chosen, setChosen] = useState(lent[0]?.libraryId ?? '');
  const isJoined = state.value.joinYn === 'Y';
  const isFull = book.waits >= book.mostWaits;
  const isHere = shelves.some(({ in: inside }) => inside > 0);
  const isReading = shelves.some(({ first }) => first.state === 'reading');
  const order = useAction(
    async (knd: 'RSRV' | 'INTR') => {
      const text = t.book.askComing({ price: book.comingPrice, toPay: book.comingToPay });
      if (knd === 'INTR' && !(await confirm({ id: 'askComing', text, confirmLabel: t.book.coming }))) return;
      await reserve({ bookId: book.id, libId: chosen, knd });
      toast(knd === 'RSRV' ? t.book.reserved : t.book.requested);
      navigate.push('FBK62000');
    },
    { onRefusal: reload },
  );
  return (
    <>
      <Cover of={book.title} shape="book" isLarge />
      <Article title={book.title} note={[book.author, book.year].filter(Boolean).join(' · ')} />
      <Section title={t.book.where}>
        <List label={t.book.where}>
          {shelves.map(({ first, copies, in: inside }) => (
            <ListItem
              key={first.libraryId}
              title={first.library}
              description={[first.floor, first.callNumber, first.due && t.book.due({ day: first.due })]
                .filter(Boolean)
                .join(' · ')}
              badge={<Badge tone={inside > 0 ? 'success' : 'neutral'}>{t.copyStates[first.state]}</Badge>}
              trailing={t.book.copies({ copies, in: inside })}
            />
          ))}
        </List>
        {isHere && <Note>{t.book.fetch}</Note>}
        {isReading && <InlineNotice>{t.book.reading}</InlineNotice>}
        {isReading && isJoined && state.value.nationalLibraryOfKoreaUserYn === 'N' && (
          <Button variant="text" action="national" onClick={() => navigate.push('FBK71000')}>
            {t.book.national}
          </Button>
        )}
      </Section>
      {lent.length > 0 && book.mine === '' && (
        <Section title={t.book.waiting}>
          <Stack>
            {isFull ? (
              <InlineNotice tone="warning">{t.book.full}</InlineNotice>
            ) : (
              <Note>{t.book.line({ waits: book.waits, most: book.mostWaits })}</Note>
            )}
            {lent.length > 1 && !isFull && (
              <Chips
                legend={t.book.which}
                options={lent.map(({ libraryId, library }) => ({ value: libraryId, label: library }))}
                value={chosen}
                onChange={setChosen}
              />
            )}
            {isJoined && book.canCome && (
              <Button
                full
                variant="secondary"
                action="interLoan"
                isBusy={order.isRunning}
                onClick={() => void order.run('INTR')}
              >
                {t.book.comingFor({ toPay: book.comingToPay })}
              </Button>
            )}
          </Stack>
        </Section>
      )}
      <List>
        <ListItem
          action="libraries"
          leading={<IconTile picture="place" />}
          title={t.doors.FBK31000}
          onClick={() => navigate.push('FBK31000')}
        />
      </List>
      {book.mine !== '' ? (
        <MainButton action="reservations" run={() => navigate.push('FBK62000')}>
          {t.book.see}
        </MainButton>
      ) : (
        lent.length > 0 &&
        (isJoined ? (
          <MainButton
            action="reserve"
            disabled={isFull}
            isBusy={order.isRunning}
            run={() => order.run('RSRV')}
          >
            {t.book.reserve}
          </MainButton>
        ) : (
          <MainButton action="join" run={() => navigate.push('FBK00000', { query: { next: 'FBK41000' } })}>
            {t.notJoined.action}
          </MainButton>
        ))
      )}
    </>
  );
}
