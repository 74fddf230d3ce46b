import { Gone, PortraitPhoto, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { sendPhoto } from '../api/calls.ts';
import { ApplicationScreen } from '../flows/ApplicationScreen.tsx';
import { applying } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';

/** 35 by 45 mm, as a picture is sent. */
const plan = { width: 413, height: 531, look: 'passport' } as const;

/** The photo of the application under way, or another one for an application whose photo came back (`cappReqNo`). */
export function FPS32000() {
  const number = useQuery().get('cappReqNo');
  return number ? <Mend /> : <First />;
}

const First = applying.step({ needs: ['product', 'office'] }, function FirstPhoto({ goOn }) {
  const t = messages.use().photo;
  return (
    <Screen>
      <Photo number={null} lead={t.lead} onSent={(photo) => goOn('FPS38000', { photo })} />
    </Screen>
  );
});

function Mend() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <ApplicationScreen>
      {({ number, state, photoReason }) => {
        if (state !== 'photoRejected') return <Gone to="FPS40000" {...t.gone} title={t.refusals.photoLate} />;
        const lead = t.photo.rejected[photoReason === 'ground' ? 'ground' : 'other'];
        const to = { query: { cappReqNo: number } };
        return <Photo number={number} lead={lead} onSent={() => navigate.replace('FPS41000', to)} />;
      }}
    </ApplicationScreen>
  );
}

interface PhotoProps {
  number: string | null;
  lead: string;
  onSent: (photo: string) => unknown;
}

function Photo({ number, lead, onSent }: PhotoProps) {
  const t = messages.use().photo;
  return (
    <PortraitPhoto
      plan={plan}
      lead={lead}
      hint={t.hint}
      rules={t.rules}
      send={async (picture) => {
        await onSent(await sendPhoto({ picture, number }));
      }}
    />
  );
}
