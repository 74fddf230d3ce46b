import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useParams,
  useQuery,
  useSignIn,
  useWallet,
} from '@wallet/kit/app';
import { InlineNotice, KeyValue } from '@wallet/kit/ui';
import { useState } from 'react';
import { readBranch, readDays } from '../api/calls.ts';
import { SlotPicker } from '../flows/SlotPicker.tsx';
import { visiting } from '../flows/visiting.ts';
import { messages } from '../messages/index.ts';
import { clock } from '../model/visit.ts';

/** One branch, its days and half hours; the day that was chosen stands in the address. */
export function ExampleBranch() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { branchId = '' } = useParams();
  const query = useQuery();
  const [day, setDay] = useState(query.get('day') ?? '');
  const [time, setTime] = useState('');
  const draft = visiting.useDraft();
  const signIn = useSignIn();
  const load = useLoad(
    (signal) =>
      Promise.all([readBranch({ brncNo: branchId }, { signal }), readDays({ brncNo: branchId }, { signal })]),
    [branchId],
  );
  const goOn = useAction(async (branchName: string) => {
    if (!(await signIn(`/example/ExampleBranch/${branchId}?day=${day}`))) return;
    await draft.begin({ intentId: crypto.randomUUID(), branchId, branchName, day, time });
    navigate.push('ExampleVisit');
  });
  return (
    <Screen
      of={load}
      {...(load.data ? { title: load.data[0].name } : {})}
      instead={{ EXA_NO_BRANCH: <Gone to="ExampleHome" {...t.gone.branch} /> }}
    >
      {([one, book]) => (
        <>
          <KeyValue
            rows={[
              {
                label: t.branch.hours,
                value: t.branch.between({ from: clock(one.opens), to: clock(one.closes) }),
              },
              { label: t.branch.address, value: one.address },
            ]}
          />
          {one.isClosed ? (
            <InlineNotice tone="warning">{t.branch.repairs}</InlineNotice>
          ) : (
            <>
              <SlotPicker
                {...{ branchId, book, day, time }}
                onChange={(nextDay, nextTime) => {
                  setDay(nextDay);
                  setTime(nextTime);
                }}
              />
              <MainButton action="choose" run={() => goOn.run(one.name)} disabled={time === ''}>
                {time === '' ? t.slots.choose : t.slots.next({ day, time })}
              </MainButton>
            </>
          )}
        </>
      )}
    </Screen>
  );
}
