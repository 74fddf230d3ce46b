import { MainButton, Screen, useAction, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { checkPermission } from '@wallet/kit/bridge';
import {
  InlineNotice,
  Lead,
  Note,
  RadioGroup,
  Section,
  SheetSelect,
  Stack,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { useCallback, useEffect, useState } from 'react';
import { readState, saveQuiet } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Quiet } from '../model/message.ts';
import { NotJoined } from '../parts/NotJoined.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const MONDAY = 1;
const FRIDAY = 5;

export function GubbiQuiet() {
  const load = useLoad(readState);
  return (
    <Screen of={load}>
      {({ isJoined, quiet }) => (isJoined ? <Choose initial={quiet} /> : <NotJoined />)}
    </Screen>
  );
}

/** Whether the phone shows no notifications at all; not known in a browser. */
function useIsPhoneOff(): boolean {
  const [isOff, setOff] = useState(false);
  const ask = useCallback(async () => {
    const answer = await checkPermission({ name: 'notifications', request: false });
    setOff(answer !== false && answer.status === 'denied');
  }, []);
  useEffect(() => void ask(), [ask]);
  useResume(() => void ask());
  return isOff;
}

function Choose({ initial }: { initial: Quiet }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [quiet, setQuiet] = useState(initial);
  const isPhoneOff = useIsPhoneOff();
  const change = (next: Partial<Quiet>) => setQuiet({ ...quiet, ...next });
  const options = hours.map((value) => ({ value, title: t.clock({ hour: value }) }));
  const save = useAction(async () => {
    await saveQuiet(quiet);
    toast(t.quiet.saved);
    navigate.replace('GubbiHome');
  });
  return (
    <>
      <Lead picture="stay" title={t.quietIs(quiet)} />
      {isPhoneOff && (
        <InlineNotice tone="warning" messageId="notificationsDenied">
          {t.quiet.phoneOff}
        </InlineNotice>
      )}
      <Section title={t.quiet.hours}>
        <Stack>
          <SheetSelect
            field="from"
            label={t.quiet.from}
            options={options}
            value={quiet.from}
            onChange={(from) => change({ from })}
          />
          <SheetSelect
            field="to"
            label={t.quiet.to}
            options={options}
            value={quiet.to}
            onChange={(to) => change({ to })}
          />
          <Switch
            field="urgent"
            label={t.quiet.urgent}
            description={t.quiet.urgentHint}
            checked={quiet.isUrgent}
            onChange={(isUrgent) => change({ isUrgent })}
          />
        </Stack>
      </Section>
      <Section title={t.quiet.digest}>
        <RadioGroup
          field="digest"
          legend={t.quiet.digestAsk}
          options={[
            { value: '', label: t.quiet.each },
            ...[MONDAY, FRIDAY].map((day) => ({ value: String(day), label: t.quiet.on({ day }) })),
          ]}
          value={quiet.digestDay}
          onChange={(digestDay) => change({ digestDay })}
        />
      </Section>
      <Note>{t.quiet.sound}</Note>
      <MainButton action="save" run={save}>
        {t.quiet.save}
      </MainButton>
    </>
  );
}
