import { Gone, MainButton, useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { formatMoney, todaySeoul } from '@wallet/kit/format';
import {
  Card,
  EmptyState,
  ErrorState,
  Hero,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  Note,
  Section,
  Sheet,
  Skeleton,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listPractices, readPractice, readTariff } from '../api/calls.ts';
import { ProofSheet } from '../flows/ProofSheet.tsx';
import { messages } from '../messages/index.ts';
import { type Activity, countOf, type Practice, pictureOf, stopOf, type Tariff } from '../model/practice.ts';
import { MemberScreen } from '../parts/MemberScreen.tsx';
import { PracticeRow } from '../parts/PracticeRow.tsx';

/** One activity: how it is done, what it brings, what one did; with `practiceId` how one of these stands. */
export function FCA62000() {
  const t = messages.use();
  const query = useQuery();
  const activity = query.get('activity') ?? '';
  const load = useLoad(
    async (signal) => {
      const [tariff, practices] = await Promise.all([
        readTariff('', { signal }),
        listPractices({ during: todaySeoul().slice(0, 4), activity }, { signal }),
      ]);
      return { tariff, practices, one: tariff.activities.find(({ id }) => id === activity) };
    },
    [activity],
  );
  useResume(load.reload);
  return (
    <MemberScreen of={load} ground {...(load.data?.one ? { title: load.data.one.name } : {})}>
      {({ one, tariff, practices }) =>
        one ? (
          <One {...{ one, tariff, practices }} practiceId={query.get('practiceId')} reload={load.reload} />
        ) : (
          <Gone to="FCA61000" {...t.activity.gone} />
        )
      }
    </MemberScreen>
  );
}

interface OneProps {
  one: Activity;
  tariff: Tariff;
  practices: Practice[];
  practiceId: string | null;
  reload: () => void;
}

function One({ one, tariff, practices, practiceId, reload }: OneProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [isProving, setProving] = useState(false);
  const stop = stopOf(one, tariff);
  const { counted } = countOf(one, 1, stop === 'budgetGone' ? 0 : tariff.limit - tariff.used);
  const show = (id?: string) =>
    navigate.replace('FCA62000', { query: { activity: one.id, ...(id ? { practiceId: id } : {}) } });
  return (
    <>
      <Hero
        art={<IconTile picture={pictureOf(one.id)} size="large" />}
        label={one.how}
        value={formatMoney(one.price)}
        unit={t.activity.per({ unit: one.unit })}
        note={t.activities.left({ amount: Math.max(0, one.limit - one.used) })}
      />
      {stop && <InlineNotice tone="warning">{t.stops[stop]}</InlineNotice>}
      <Card>
        <Section title={t.activity.mine}>
          {practices.length === 0 ? (
            <EmptyState
              picture={null}
              title={t.activity.none}
              description={one.proof === 'none' ? t.activity.auto : undefined}
            />
          ) : (
            <List label={t.activity.mine}>
              {practices.map((each) => (
                <PracticeRow key={each.id} of={each} onOpen={() => show(each.id)} />
              ))}
            </List>
          )}
        </Section>
      </Card>
      <Sheet isOpen={practiceId !== null} onClose={() => show()} title={one.name} part="practice">
        {practiceId !== null && <Standing id={practiceId} />}
      </Sheet>
      {one.proof === 'none' ? (
        <MainButton action="places" run={() => navigate.push('FCA21000', { query: { activity: one.id } })}>
          {t.activity.places}
        </MainButton>
      ) : (
        <>
          <ProofSheet
            isOpen={isProving}
            onClose={() => setProving(false)}
            onSent={() => {
              setProving(false);
              reload();
            }}
            of={one}
            counted={counted}
          />
          <MainButton action="prove" run={() => setProving(true)}>
            {t.activity.prove}
          </MainButton>
        </>
      )}
    </>
  );
}

/** How one practice stands, and why. */
function Standing({ id }: { id: string }) {
  const t = messages.use();
  const load = useLoad(readPractice, id);
  if (load.error?.code === 'CNP_NOT_FOUND') return <Note>{t.refusals.notFound}</Note>;
  if (load.error) return <ErrorState messageId={load.error.messageId} onRetry={load.reload} />;
  if (!load.data) return <Skeleton />;
  const { state, day, place, points, counted, reason, paidFrom, answeredBy, ...one } = load.data;
  const { facts } = t.activity;
  const willBePaid = paidFrom !== '' && (state === 'checking' || state === 'fixed');
  return (
    <Stack>
      {state === 'refused' && (
        <InlineNotice tone="danger" messageId="canpProofRefused">
          {t.activity.refused({ reason })}
        </InlineNotice>
      )}
      {state === 'beyondLimit' && <InlineNotice>{t.stops.yearReached}</InlineNotice>}
      {state === 'budgetGone' && <InlineNotice>{t.stops.budgetGone}</InlineNotice>}
      <KeyValue
        rows={[
          { label: t.activity.state, value: t.states[state] },
          { label: facts.day, value: t.day({ day }) },
          ...(place ? [{ label: facts.place, value: place }] : []),
          { label: facts.quantity, value: t.quantity(one) },
          ...(counted < points ? [{ label: facts.points, value: t.points({ amount: points }) }] : []),
          ...(state === 'reported' && answeredBy
            ? [{ label: t.activity.answeredBy, value: t.day({ day: answeredBy }) }]
            : []),
          ...(willBePaid ? [{ label: t.activity.paidFrom, value: t.day({ day: paidFrom }) }] : []),
          { label: facts.counted, value: t.points({ amount: counted }), isStrong: true },
        ]}
      />
    </Stack>
  );
}
