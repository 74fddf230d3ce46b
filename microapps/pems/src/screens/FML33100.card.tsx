import { Gone, MainButton, Screen, useWallet } from '@wallet/kit/app';
import { formatDate, formatDateTime, todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Badge,
  Button,
  Card as CardBox,
  CredentialCard,
  EmptyState,
  InlineNotice,
  List,
  ListItem,
  Note,
  QrCode,
  Section,
} from '@wallet/kit/ui';
import { useState } from 'react';
import type { Card } from '../api/wire.ts';
import { ShotSheet } from '../flows/ShotSheet.tsx';
import { useAnimalCard } from '../flows/useAnimalCard.ts';
import { messages } from '../messages/index.ts';
import { duesOf, type Shot, shots, spacedNumber } from '../model/animal.ts';
import { DueNote } from '../parts/DueNote.tsx';

const looks = { registered: 'valid', lost: 'suspended', dead: 'revoked' } as const;

/** The animal's card: held up at the vet, also without a network; what it had and what comes next. */
export function FML33100() {
  const t = messages.use();
  const load = useAnimalCard();
  return (
    <Screen of={load} ground instead={{ PEMS_NOT_FOUND: <Gone to="FML30000" {...t.gone.animal} /> }}>
      {({ value, isOffline }) => (
        <>
          {isOffline && (
            <InlineNotice messageId="offlineCard">
              {t.card.offline({ at: formatDateTime(value.checkedAt) })}
            </InlineNotice>
          )}
          <DueNote
            due={duesOf([value], todaySeoul()).find(({ kind }) => kind === 'lost' || kind === 'register')}
          />
          <Face one={value} />
          {value.state !== 'dead' && <Shots one={value} canChange={!isOffline} onKept={load.reload} />}
          <Ways one={value} />
        </>
      )}
    </Screen>
  );
}

function Face({ one }: { one: Card }) {
  const t = messages.use();
  const about = t.about({ ...one, today: todaySeoul() });
  if (one.state === 'none' || one.state === 'applied')
    return (
      <CardBox>
        <EmptyState
          picture="empty"
          title={t.card.notYet[one.state](one)}
          description={`${about} · ${t.card.notYetHint[one.state]}`}
        />
      </CardBox>
    );
  return (
    <CredentialCard
      issuer={t.card.issuer}
      title={t.card.title}
      name={one.name}
      otherName={about}
      photo={one.image || undefined}
      state={looks[one.state]}
      stateText={t.states[one.state]}
      number={spacedNumber(one.number)}
      facts={[
        { label: t.facts.sex, value: t.sex(one) },
        { label: t.facts.birth, value: formatDate(one.birth) },
        { label: t.facts.tag, value: t.tags[one.tag] },
        { label: t.facts.owner, value: one.owner },
        { label: t.facts.phone, value: one.phone },
        { label: t.facts.registeredOn, value: formatDate(one.registeredOn) },
      ]}
      more={
        <>
          <QrCode value={one.token} label={t.card.code} />
          <Note>{t.card.codeHint}</Note>
        </>
      }
    />
  );
}

interface ShotsProps {
  one: Card;
  canChange: boolean;
  onKept: () => void;
}

function Shots({ one, canChange, onKept }: ShotsProps) {
  const t = messages.use();
  const [open, setOpen] = useState<Shot | null>(null);
  const dues = duesOf([one], todaySeoul());
  return (
    <Section title={t.shots.title}>
      <CardBox>
        <List label={t.shots.title}>
          {shots.map((kind) => {
            const known = one.shots.find((shot) => shot.kind === kind);
            const due = dues.find((each) => each.kind === kind);
            return (
              <ListItem
                key={kind}
                action="openShot"
                title={t.shots.names[kind]}
                description={known ? t.shots.next({ on: known.dueOn }) : t.shots.rules[kind]}
                badge={due && <Badge tone={due.days < 0 ? 'danger' : 'accent'}>{t.days(due)}</Badge>}
                trailing={canChange ? t.shots.write : undefined}
                {...(canChange && { onClick: () => setOpen(kind) })}
              />
            );
          })}
        </List>
      </CardBox>
      <ShotSheet animal={one} kind={open} onClose={() => setOpen(null)} onKept={onKept} />
    </Section>
  );
}

function Ways({ one }: { one: Card }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = { anmlId: one.id };
  if (one.state === 'dead') return <Note>{t.kept(one)}</Note>;
  if (one.state === 'none')
    return (
      <MainButton action="register" run={() => navigate.push('FML40000', { query })}>
        {t.home.register}
      </MainButton>
    );
  if (one.state === 'applied')
    return (
      <MainButton action="applications" run={() => navigate.push('FML41000')}>
        {t.doors.applications}
      </MainButton>
    );
  return (
    <Actions beside>
      <Button full variant="secondary" action="changes" onClick={() => navigate.push('FML50000', { query })}>
        {t.doors.changes}
      </Button>
      <Button
        full
        variant="secondary"
        action="lost"
        onClick={() => navigate.push(one.state === 'lost' ? 'FML60000' : 'FML70000', { query })}
      >
        {one.state === 'lost' ? t.doors.lost : t.card.lost}
      </Button>
    </Actions>
  );
}
