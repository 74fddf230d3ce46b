import { Gone, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { daysBetween, todaySeoul } from '@wallet/kit/format';
import { EmptyState, InlineNotice, Segmented, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { changeDay, listPlaces, listReasons, readTraining } from '../api/calls.ts';
import { ChooseDay } from '../flows/ChooseDay.tsx';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { PostponeForm } from '../flows/PostponeForm.tsx';
import { messages } from '../messages/index.ts';
import type { Place, Reason } from '../model/service.ts';
import type { Training } from '../model/training.ts';

const kind = 'training';

export function FSO15100() {
  const t = messages.use();
  const trainingId = useQuery().get('trnngId');
  const load = useLoad(
    async (signal) =>
      trainingId
        ? Promise.all([
            readTraining({ trainingId }, { signal }),
            listPlaces({ kind }, { signal }),
            listReasons({ kind }, { signal }),
          ])
        : null,
    [trainingId],
  );
  const gone = <Gone to="FYB10000" {...t.gone.training} />;
  return (
    <JoinedScreen of={load} instead={{ MIL_NOT_FOUND: gone }}>
      {(data) => {
        if (!data) return gone;
        const [one, places, reasons] = data;
        return <Move one={one} places={places} reasons={reasons} reload={load.reload} />;
      }}
    </JoinedScreen>
  );
}

interface MoveProps {
  one: Training;
  places: Place[];
  reasons: Reason[];
  reload: () => void;
}

function Move({ one, places, reasons, reload }: MoveProps) {
  const { training: t, choose } = messages.use();
  const { navigate } = useWallet();
  const [way, setWay] = useState<'postpone' | 'day'>('postpone');
  if (one.state !== 'coming' && one.state !== 'refused') {
    const see = () => navigate.replace('FSO15000', { query: { trnngId: one.id } });
    return (
      <EmptyState
        picture="time"
        title={t.notNow}
        description={t.notNowHint}
        action={{ label: t.see, action: 'see', onClick: see }}
      />
    );
  }
  return (
    <Stack>
      <Segmented
        legend={t.postpone}
        options={(['postpone', 'day'] as const).map((value) => ({ value, label: t.ways[value] }))}
        value={way}
        onChange={setWay}
      />
      {way === 'postpone' && (
        <PostponeForm
          kind={kind}
          trainingId={one.id}
          reasons={reasons}
          daysLeft={daysBetween(todaySeoul(), one.begins.slice(0, 8))}
          phone={one.phone}
          onDone={navigate.back}
          onRefusal={reload}
        />
      )}
      {way === 'day' && one.canChange && (
        <ChooseDay
          kind={kind}
          places={places}
          submit={choose.change}
          run={async ({ placeId }, date) => {
            await changeDay({ kind, trainingId: one.id, placeId, date });
            toast(choose.changed);
            navigate.back();
          }}
        />
      )}
      {way === 'day' && !one.canChange && <InlineNotice>{t.noChange}</InlineNotice>}
    </Stack>
  );
}
