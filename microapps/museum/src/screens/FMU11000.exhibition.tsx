import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Article,
  Bullets,
  CancelFees,
  Cover,
  InlineNotice,
  KeyValue,
  Note,
  Section,
  toast,
} from '@wallet/kit/ui';
import { askForAlarm, readExhibition } from '../api/calls.ts';
import { buying } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import { type ExhibitionDetail, phaseOf } from '../model/exhibition.ts';
import { exhibitionPlace } from '../parts/exhibitionPlace.ts';

export function FMU11000() {
  const t = messages.use();
  const exhbId = useQuery().get('exhbId');
  const load = useLoad(readExhibition, exhbId ? { exhbId } : null);
  const gone = <Gone to="FMU10000" {...t.gone.exhibition} />;
  return (
    <Screen of={load} instead={{ MUS_NOT_FOUND: gone }}>
      {(one) => (one ? <About one={one} reload={load.reload} /> : gone)}
    </Screen>
  );
}

function About({ one, reload }: { one: ExhibitionDetail; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = buying.useDraft();
  const hasEnded = phaseOf(one, todaySeoul()) === 'ended';
  const book = useAction(async () => {
    await begin({ exhbId: one.id });
    navigate.push('FMU11100');
  });
  const ask = useAction(async () => {
    await askForAlarm({ exhbId: one.id });
    toast(t.exhibition.asked);
    reload();
  });
  return (
    <>
      <Cover of={one.name} shape="wide" place={exhibitionPlace(one.name)} />
      <Article title={one.name} note={`${one.museum} · ${t.period(one)}`} />
      {one.state === 'cancelled' && <InlineNotice tone="danger">{t.exhibition.cancelled}</InlineNotice>}
      <Section title={t.exhibition.prices}>
        <KeyValue
          rows={one.prices.map(({ kind, price }) => ({
            label: t.kinds[kind],
            value: t.price({ amount: price }),
          }))}
        />
        <Note>{t.exhibition.proof}</Note>
      </Section>
      <Section title={t.exhibition.hours}>
        <Bullets texts={t.exhibition.rules} />
      </Section>
      {one.price > 0 && (
        <Section title={t.exhibition.fees}>
          <CancelFees rules={one.fees} caption={t.fees} />
        </Section>
      )}
      {one.state === 'waiting' ? (
        <MainButton action="alarm" disabled={one.isAsked} run={ask}>
          {one.isAsked ? t.exhibition.isAsked : t.exhibition.ask}
        </MainButton>
      ) : (
        <MainButton disabled={hasEnded} run={book}>
          {hasEnded ? t.phases.ended : t.exhibition.book}
        </MainButton>
      )}
    </>
  );
}
