import { HoldNotice, MainButton, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { daysBetween, phoneText, todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Button,
  Card,
  Hero,
  IconTile,
  KeyValue,
  Lead,
  Note,
  Section,
  Stack,
  Timeline,
} from '@wallet/kit/ui';
import { ApplicationScreen } from '../flows/ApplicationScreen.tsx';
import { messages } from '../messages/index.ts';
import {
  type ApplicationDetail,
  isOpen,
  nextAct,
  type State,
  type Step,
  steps,
} from '../model/application.ts';
import { useRows } from '../parts/useRows.ts';

export function FPS41000() {
  return <ApplicationScreen ground>{(one, reload) => <Show one={one} reload={reload} />}</ApplicationScreen>;
}

function Show({ one, reload }: { one: ApplicationDetail; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = useRows();
  const { number, state, until, paidAt, mayCancel, hold, reached } = one;
  const to = (code: string) => navigate.push(code, { query: { cappReqNo: number } });
  const act = nextAct(one);
  const isUnderWay = one.readyOn !== '' && waited[state] !== undefined;
  const limits: Partial<Record<typeof state, (of: { day: string }) => string>> = {
    photoRejected: t.detail.mendBy,
    ready: t.detail.collectBy,
  };
  return (
    <>
      <Lead title={t.stateTitles[state]} {...(!isUnderWay && { picture: 'passport' })}>
        {[reached[0] && t.detail.appliedOn(reached[0]), t.stateHints[state]].filter(Boolean).join(' · ')}
      </Lead>
      {isUnderWay && (
        <Hero
          label={t.detail.expected}
          value={t.date({ day: one.readyOn })}
          note={t.detail.left({ days: daysBetween(todaySeoul(), one.readyOn) })}
          art={<IconTile picture="passport" size="large" />}
        />
      )}
      {until && <Note>{limits[state]?.({ day: until })}</Note>}
      <HoldNotice hold={hold} onEnd={reload}>
        {t.pay.hold}
      </HoldNotice>
      {reached.length > 0 && <Steps one={one} />}
      <OfficeCard office={one.office} />
      <Card>
        <Section title={t.detail.what}>
          <KeyValue rows={[{ label: t.facts.contact, value: phoneText(one.phone) }, ...rows(one, false)]} />
        </Section>
      </Card>
      <Actions>
        {paidAt && (
          <Button full variant="secondary" action="receipt" onClick={() => to('FPS53000')}>
            {t.detail.receipt}
          </Button>
        )}
        {mayCancel && (
          <Button full variant="text" action="cancel" onClick={() => to('FPS61000')}>
            {t.detail.cancel}
          </Button>
        )}
      </Actions>
      {act && (
        <MainButton action={act} run={() => to(act === 'pay' ? 'FPS51000' : 'FPS32000')}>
          {t.applications.acts[act]}
        </MainButton>
      )}
    </>
  );
}

/** What a case under way waits for: the step after what has happened, or the one that lasts. */
const waited: Partial<Record<State, Step>> = {
  paid: 'received',
  received: 'examining',
  examining: 'examining',
  making: 'making',
};

function Steps({ one: { reached, readyOn, state } }: { one: ApplicationDetail }) {
  const t = messages.use();
  const now = waited[state] ?? (isOpen({ state }) ? reached.at(-1)?.step : undefined);
  return (
    <Card>
      <Section title={t.detail.steps}>
        <Timeline
          label={t.detail.steps}
          steps={steps.map((step) => {
            const at = reached.find((one) => one.step === step)?.at;
            const plan = step === 'ready' && readyOn ? { note: t.detail.readyBy({ day: readyOn }) } : {};
            return {
              title: t.steps[step],
              ...(at ? { note: t.at({ at }) } : plan),
              state: step === now ? 'now' : at ? 'done' : 'ahead',
            };
          })}
        />
      </Section>
    </Card>
  );
}

function OfficeCard({ office }: { office: ApplicationDetail['office'] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { name, latitude, longitude } = office;
  return (
    <Card>
      <Section title={name}>
        <KeyValue
          rows={[
            { label: t.facts.address, value: office.address },
            { label: t.facts.hours, value: t.hours(office) },
            { label: t.facts.phone, value: <a href={`tel:${office.phone}`}>{office.phone}</a> },
          ]}
        />
        <Stack>
          <Note>{t.detail.bring}</Note>
          <Button
            full
            variant="secondary"
            action="openMap"
            onClick={() => void navigate.outside(mapUrl(name, latitude, longitude))}
          >
            {t.map}
          </Button>
        </Stack>
      </Section>
    </Card>
  );
}
