import { PlaceFinder, Screen, useNearby } from '@wallet/kit/app';
import { Note } from '@wallet/kit/ui';
import { listCentres } from '../api/calls.ts';
import { learning } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';

export const FCI92000 = learning.step(
  { needs: ['licence', 'proofId'], ask: (_, settings) => listCentres(undefined, settings) },
  function Centres({ data: centres, goOn }) {
    const { course: t, places } = messages.use();
    const nearby = useNearby('가까운 교육장 찾기');
    return (
      <Screen ground>
        <Note>{t.anyCentre}</Note>
        <PlaceFinder
          places={centres}
          nearby={nearby}
          label={t.centres}
          picture="wheel"
          say={() => ({ rows: [{ label: places.hours, value: places.hoursText }] })}
          choose={{ label: t.choose, run: ({ id }) => goOn('FCI96100', { centreId: id }) }}
        />
      </Screen>
    );
  },
);
