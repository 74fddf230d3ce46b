import { MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatDate, phoneText } from '@wallet/kit/format';
import {
  Actions,
  Badge,
  Button,
  Card,
  confirm,
  EmptyState,
  InlineNotice,
  KeyValue,
  ProgressSteps,
  ResultPage,
  Section,
  Sheet,
  Stack,
  type Tone,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { cancel, correct, listApplications } from '../api/calls.ts';
import type { Application } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { PhotoPick } from '../parts/PhotoPick.tsx';

const steps = ['sent', 'vet', 'town', 'done'] as const;
const tones: Readonly<Record<Application['state'], Tone>> = {
  sent: 'info',
  vet: 'info',
  town: 'info',
  done: 'success',
  refused: 'danger',
  cancelled: 'neutral',
};

/** Where each application lies; one that was just sent is told first (`rceptNo`, `done=Y`). */
export function FML41000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const sent = query.get('done') === 'Y' ? query.get('rceptNo') : null;
  const load = useLoad(listApplications, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} ground {...(sent && { onBack: () => navigate.replace('FML30000') })}>
      {(all) => {
        const fresh = all.find(({ number }) => number === sent);
        const others = all.filter((one) => one !== fresh);
        if (all.length === 0)
          return (
            <EmptyState
              picture="empty"
              title={t.applications.none}
              description={t.applications.noneHint}
              action={{ label: t.home.register, onClick: () => navigate.push('FML40000') }}
            />
          );
        return (
          <>
            {fresh && (
              <ResultPage
                kind="success"
                title={t.applications.done(fresh)}
                description={t.applications.doneHint(fresh)}
                rows={[
                  { label: t.facts.receipt, value: fresh.number },
                  { label: t.facts.agency, value: fresh.agency },
                  { label: t.facts.visit, value: t.day({ on: fresh.visitOn }), isStrong: true },
                ]}
              />
            )}
            {others.map((one) => (
              <Lying key={one.number} one={one} reload={load.reload} />
            ))}
            {fresh && (
              <MainButton action="home" run={() => navigate.replace('FML30000')}>
                {t.done}
              </MainButton>
            )}
          </>
        );
      }}
    </Screen>
  );
}

function Lying({ one, reload }: { one: Application; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [isMending, setMending] = useState(false);
  const at = steps.indexOf(one.state as (typeof steps)[number]);
  const stop = useAction(
    async () => {
      const ask = { id: 'cancelApplication', text: t.applications.ask(one), danger: t.applications.yes };
      if (!(await confirm(ask))) return;
      await cancel(one.number);
      toast(t.applications.stopped);
      reload();
    },
    { onRefusal: reload },
  );
  return (
    <Section
      title={one.name}
      action={<Badge tone={tones[one.state]}>{t.applications.states[one.state]}</Badge>}
    >
      <Card>
        <Stack>
          {at >= 0 && (
            <ProgressSteps current={at + 1} total={steps.length} label={t.applications.states[one.state]} />
          )}
          <InlineNotice tone={one.state === 'refused' ? 'danger' : 'info'} messageId={`lies-${one.state}`}>
            {t.applications.lies(one)}
          </InlineNotice>
          <KeyValue
            rows={[
              { label: t.facts.receipt, value: one.number },
              { label: t.facts.agency, value: one.agency },
              { label: t.facts.agencyPhone, value: phoneText(one.phone) },
              { label: t.facts.visit, value: t.day({ on: one.visitOn }) },
              { label: t.facts.sentOn, value: formatDate(one.sentAt) },
            ]}
          />
          <Actions>
            {one.state === 'refused' && (
              <Button full action="mend" onClick={() => setMending(true)}>
                {t.applications.mend}
              </Button>
            )}
            {one.state === 'done' && (
              <Button
                full
                variant="secondary"
                action="openCard"
                onClick={() => navigate.push('FML33100', { query: { anmlId: one.animalId } })}
              >
                {t.applications.card}
              </Button>
            )}
            {['sent', 'vet', 'refused'].includes(one.state) && (
              <Button
                full
                variant="text"
                action="cancel"
                isBusy={stop.isRunning}
                onClick={() => void stop.run()}
              >
                {t.applications.cancel}
              </Button>
            )}
          </Actions>
        </Stack>
      </Card>
      <Mend one={one} isOpen={isMending} onClose={() => setMending(false)} onSent={reload} />
    </Section>
  );
}

interface MendProps {
  one: Application;
  isOpen: boolean;
  onClose: () => void;
  onSent: () => void;
}

function Mend({ one, isOpen, onClose, onSent }: MendProps) {
  const t = messages.use();
  const [image, setImage] = useState('');
  const send = useAction(async () => {
    await correct({ number: one.number, image });
    toast(t.applications.mended);
    onClose();
    onSent();
  });
  return (
    <Sheet
      isOpen={isOpen}
      title={t.applications.mend}
      onClose={onClose}
      part="mend"
      footer={
        <Button
          full
          action="sendPhoto"
          disabled={!image}
          isBusy={send.isRunning}
          onClick={() => void send.run()}
        >
          {t.applications.sendPhoto}
        </Button>
      }
    >
      <PhotoPick title={t.applications.photoHint} image={image} alt={t.photo.of(one)} onChange={setImage} />
    </Sheet>
  );
}
