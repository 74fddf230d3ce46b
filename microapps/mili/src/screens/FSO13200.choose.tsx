import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { listPlaces } from '../api/calls.ts';
import { ChooseDay } from '../flows/ChooseDay.tsx';
import { choosing } from '../flows/judgement.ts';
import { messages } from '../messages/index.ts';

export function FSO13200() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = choosing.useDraft();
  const load = useLoad(listPlaces, { kind: 'judgement' });
  return (
    <Screen of={load}>
      {(places) => (
        <ChooseDay
          kind="judgement"
          places={places}
          submit={t.choose.next}
          run={async ({ placeId, placeName }, date) => {
            await begin({ key: crypto.randomUUID(), placeId, placeName, date });
            navigate.push('FSO13300');
          }}
        />
      )}
    </Screen>
  );
}
