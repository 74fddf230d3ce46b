import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  Article,
  Badge,
  Bullets,
  Button,
  Cover,
  InlineNotice,
  KeyValue,
  Note,
  Section,
} from '@wallet/kit/ui';
import { listVisits, readClass, readClassDays } from '../api/calls.ts';
import { visiting } from '../flows/visiting.ts';
import { messages } from '../messages/index.ts';
import { classPlace } from '../parts/classPlace.ts';
import { Part } from '../parts/Part.tsx';

export function FNE11110() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = visiting.useDraft();
  const id = useQuery().get('eduId');
  const load = useLoad(readClass, id);
  const days = useLoad(readClassDays, id);
  // Whether I have booked it is good to know; the page stands without.
  const visits = useLoad(listVisits);
  const mine = visits.data?.find((one) => one.id === id && one.state === 'booked');
  const book = useAction(async (chosen: string) => {
    await begin({ id: chosen });
    navigate.push('FNE12000');
  });
  const gone = <Gone to="FNE11100" {...t.gone.class} />;
  return (
    <Screen of={load} instead={{ NIE_NOT_FOUND: gone }}>
      {(one) =>
        one ? (
          <>
            <Cover of={one.name} shape="wide" place={classPlace(one.name)} />
            <Article
              badges={<Badge>{t.classKinds[one.kind]}</Badge>}
              title={one.name}
              note={`${one.age} · ${one.place}`}
              text={one.text}
            />
            {mine && (
              <InlineNotice>
                {t.detail.mine(mine)}{' '}
                <Button
                  variant="text"
                  size="small"
                  action="openMine"
                  onClick={() => navigate.push('FNE51001', { query: { resveNo: mine.number } })}
                >
                  {t.detail.openMine}
                </Button>
              </InlineNotice>
            )}
            <Section title={t.facts.price}>
              <KeyValue
                rows={one.prices.map(({ kind, price }) => ({
                  label: t.kinds[kind],
                  value: t.price({ amount: price }),
                }))}
              />
              {one.prices.some(({ price }) => price > 0) && <Note>{t.detail.atGate}</Note>}
            </Section>
            <Section title={t.detail.days}>
              <Part of={days}>
                {(book) => {
                  const open = book.days.filter(({ left }) => left > 0).slice(0, 4);
                  if (open.length === 0) return <Note>{t.detail.noDays}</Note>;
                  return <KeyValue rows={open.map((day) => ({ label: t.day(day), value: t.left(day) }))} />;
                }}
              </Part>
            </Section>
            <Section title={t.detail.rules}>
              <Bullets texts={one.rules} />
            </Section>
            <MainButton disabled={one.left === 0} isBusy={book.isRunning} run={() => book.run(one.id)}>
              {one.left === 0 ? t.left(one) : t.book}
            </MainButton>
          </>
        ) : (
          gone
        )
      }
    </Screen>
  );
}
