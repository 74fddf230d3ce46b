import { Gone, MainButton, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { daysBetween, todaySeoul } from '@wallet/kit/format';
import { InlineNotice, Lead, Segmented, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { cancelJudgement, changeDay, listPlaces, listReasons, readJudgement } from '../api/calls.ts';
import { ChooseDay } from '../flows/ChooseDay.tsx';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { PostponeForm } from '../flows/PostponeForm.tsx';
import { messages } from '../messages/index.ts';
import type { Judgement, Place, Reason } from '../model/service.ts';

const kind = 'judgement';

export function FSO14200() {
  const t = messages.use();
  const load = useLoad((signal) =>
    Promise.all([
      readJudgement(undefined, { signal }),
      listPlaces({ kind }, { signal }),
      listReasons({ kind }, { signal }),
    ]),
  );
  return (
    <JoinedScreen of={load}>
      {([mine, places, reasons]) =>
        mine.state === 'applied' ? (
          <Change mine={mine} places={places} reasons={reasons} reload={load.reload} />
        ) : (
          <Gone to="FSO14100" title={t.mine.none} description={t.mine.noneHint} action={t.exam.mine} />
        )
      }
    </JoinedScreen>
  );
}

interface ChangeProps {
  mine: Judgement;
  places: Place[];
  reasons: Reason[];
  reload: () => void;
}

function Change({ mine, places, reasons, reload }: ChangeProps) {
  const { change: t, choose } = messages.use();
  const { navigate } = useWallet();
  const [way, setWay] = useState<keyof typeof t.ways>('day');
  const cancel = useAction(
    async () => {
      await cancelJudgement(undefined);
      toast(t.done);
      navigate.back();
    },
    { onRefusal: reload },
  );
  return (
    <Stack>
      <Segmented
        legend={t.what}
        options={(['day', 'postpone', 'cancel'] as const).map((value) => ({ value, label: t.ways[value] }))}
        value={way}
        onChange={setWay}
      />
      {way === 'day' && mine.canChange && (
        <ChooseDay
          kind={kind}
          places={places}
          submit={choose.change}
          run={async ({ placeId }, date) => {
            await changeDay({ kind, trainingId: '', placeId, date });
            toast(choose.changed);
            navigate.back();
          }}
        />
      )}
      {way === 'day' && !mine.canChange && <InlineNotice>{t.not}</InlineNotice>}
      {way === 'postpone' && (
        <PostponeForm
          kind={kind}
          trainingId=""
          reasons={reasons}
          daysLeft={daysBetween(todaySeoul(), mine.date)}
          phone={mine.phone}
          onDone={navigate.back}
          onRefusal={reload}
        />
      )}
      {way === 'cancel' && (
        <>
          <Lead title={t.lead}>{mine.canCancel ? t.text : t.late}</Lead>
          <MainButton variant="danger" action="cancel" disabled={!mine.canCancel} run={cancel}>
            {t.submit}
          </MainButton>
        </>
      )}
    </Stack>
  );
}
