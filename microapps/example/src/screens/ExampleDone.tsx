import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Actions, Button, confirm, InlineNotice, Lead, Pass, QrCode, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { cancelVisit, changeVisit, readDays } from '../api/calls.ts';
import { SlotPicker } from '../flows/SlotPicker.tsx';
import { useVisit } from '../flows/useVisit.ts';
import { messages } from '../messages/index.ts';
import { isOpen, type Visit } from '../model/visit.ts';

const looks = {
  booked: 'valid',
  changed: 'valid',
  done: 'used',
  missed: 'expired',
  cancelled: 'cancelled',
} as const;

/** The voucher of the visit; its change, where the address says so (`act`). */
export function ExampleDone() {
  const t = messages.use();
  const isChange = useQuery().get('act') === 'change';
  const load = useVisit();
  return (
    <Screen of={load} ground={!isChange}>
      {({ value: { visit }, isOffline }) => {
        if (!visit) return <Gone to="ExampleHome" {...t.gone.visit} />;
        if (isChange && isOpen(visit) && !isOffline) return <Change visit={visit} reload={load.reload} />;
        return <Show visit={visit} isOffline={isOffline} reload={load.reload} />;
      }}
    </Screen>
  );
}

interface PartProps {
  visit: Visit;
  reload: () => void;
}

function Show({ visit, isOffline, reload }: PartProps & { isOffline: boolean }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number, state } = visit;
  const cancel = useAction(async () => {
    const { text, yes, no } = t.cancel;
    if (!(await confirm({ id: 'visitCancel', text, confirmLabel: yes, cancelLabel: no }))) return;
    await cancelVisit(number);
    toast(t.cancel.done);
    reload();
  });
  return (
    <>
      {isOffline && <InlineNotice tone="warning">{t.offline}</InlineNotice>}
      <Pass
        title={visit.branchName}
        picture="booking"
        state={looks[state]}
        badge={t.states[state]}
        stamp={t.states[state]}
        facts={[
          { label: t.facts.when, value: t.when(visit) },
          { label: t.facts.matter, value: t.matters[visit.matter] },
          { label: t.facts.address, value: visit.address },
        ]}
        code={<QrCode value={number} label={t.facts.number} isZoomable />}
        number={number}
        note={isOpen(visit) ? t.bring : ''}
      />
      {isOpen(visit) && !isOffline && (
        <Actions>
          <Button
            full
            variant="secondary"
            action="change"
            onClick={() => navigate.push('ExampleDone', { query: { act: 'change' } })}
          >
            {t.change.open}
          </Button>
          <Button full variant="text" action="cancel" onClick={() => void cancel.run()}>
            {t.cancel.open}
          </Button>
        </Actions>
      )}
    </>
  );
}

/** Another half hour of the same branch; the old one stays where the new one is full. */
function Change({ visit, reload }: PartProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number, branchId } = visit;
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const days = useLoad(readDays, { brncNo: branchId });
  const send = useAction(
    async () => {
      await changeVisit({ number, day, time });
      toast(t.change.done);
      reload();
      navigate.replace('ExampleDone');
    },
    { onRefusal: days.reload },
  );
  return (
    <>
      <Lead>{t.when(visit)}</Lead>
      {days.state === 'error' && <InlineNotice tone="danger">{t.change.unknown}</InlineNotice>}
      {days.data && (
        <SlotPicker
          {...{ branchId, day, time, book: days.data }}
          onChange={(nextDay, nextTime) => {
            setDay(nextDay);
            setTime(nextTime);
          }}
        />
      )}
      <MainButton action="choose" run={send} disabled={time === ''}>
        {time === '' ? t.slots.choose : t.change.submit({ day, time })}
      </MainButton>
    </>
  );
}
