import { MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  Badge,
  Card,
  EmptyState,
  Hero,
  IconTile,
  List,
  ListItem,
  Note,
  RadioGroup,
  Section,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listKnown, reportLoss } from '../api/calls.ts';
import { useHolder } from '../flows/useHolder.tsx';
import { cancelLoss } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';
import { type Card as IdCard, isReportedLost, pictureOf, reasonOf } from '../model/card.ts';

/** Stops all cards at once, from any phone; a stop is lifted on the phone that was found. */
export function FMC41000() {
  const { loss: t } = messages.use();
  const { navigate } = useWallet();
  const job = useQuery().get('job');
  const load = useLoad(listKnown);
  return (
    <Screen of={load} ground>
      {(cards) => {
        if (cards.length === 0)
          return (
            <EmptyState
              title={t.none}
              description={t.noneHint}
              action={{ label: t.toGuide, action: 'guide', onClick: () => navigate.push('FMC40000') }}
            />
          );
        const isStopped = cards.every(({ state }) => state !== 'valid' && state !== 'due');
        const isLost = cards.some(isReportedLost);
        if (isStopped && !isLost)
          return (
            <EmptyState
              title={t.none}
              description={t.offHint}
              action={{ label: t.toCards, action: 'cards', onClick: () => navigate.push('FMC10000') }}
            />
          );
        return isStopped || (isLost && job === 'lift') ? (
          <Stopped cards={cards} reload={load.reload} />
        ) : (
          <Report cards={cards} />
        );
      }}
    </Screen>
  );
}

function Cards({ cards }: { cards: readonly IdCard[] }) {
  const t = messages.use();
  return (
    <Card>
      <Section title={t.manage.cards}>
        <List>
          {cards.map(({ id, kind, reason }) => (
            <ListItem
              key={id}
              leading={<IconTile picture={pictureOf[kind]} />}
              title={t.kinds[kind]}
              badge={<Badge>{t.badges[reasonOf(reason)]}</Badge>}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}

function Report({ cards }: { cards: readonly IdCard[] }) {
  const { loss: t } = messages.use();
  const { navigate } = useWallet();
  const [reason, setReason] = useState<'loss' | 'theft'>('loss');
  const report = useAction(async () => {
    await reportLoss(reason);
    navigate.replace('FMC41100');
  });
  return (
    <>
      <Hero isPromise label={t.title} note={t.hint} art={<IconTile picture="safenote" size="large" />} />
      <Cards cards={cards} />
      <Card>
        <RadioGroup
          field="reason"
          legend={t.why}
          options={(['loss', 'theft'] as const).map((value) => ({ value, label: t.reasons[value] }))}
          value={reason}
          onChange={setReason}
        />
        <Note>{t.plastic}</Note>
      </Card>
      <MainButton variant="danger" action="report" run={report}>
        {t.submit}
      </MainButton>
    </>
  );
}

function Stopped({ cards, reload }: { cards: readonly IdCard[]; reload: () => void }) {
  const { loss: t } = messages.use();
  const { bridge, navigate } = useWallet();
  const holder = useHolder({
    note: t.lift,
    onlyPin: true,
    ask: cancelLoss,
    onDone() {
      reload();
      navigate.replace('FMC41100');
    },
  });
  const isLost = cards.some(isReportedLost);
  return (
    <>
      <Hero
        isPromise
        label={t.stopped}
        note={t.stoppedHint}
        art={<IconTile picture="security" size="large" />}
      />
      <Cards cards={cards} />
      {isLost && !bridge.isNative && <Note>{t.liftInApp}</Note>}
      {holder.sheet}
      {isLost && bridge.isNative && (
        <MainButton action="lift" isBusy={holder.isRunning} run={holder.begin}>
          {t.lift}
        </MainButton>
      )}
    </>
  );
}
