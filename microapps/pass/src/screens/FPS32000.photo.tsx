import { Gone, MainButton, Screen, useAction, useQuery, useWallet } from '@wallet/kit/app';
import { pickFile } from '@wallet/kit/common';
import {
  Actions,
  Bullets,
  Button,
  InlineNotice,
  KeyValue,
  Lead,
  Section,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { sendPhoto } from '../api/calls.ts';
import { ApplicationScreen } from '../flows/ApplicationScreen.tsx';
import { applying } from '../flows/applying.ts';
import { type ReadPhoto, readPhoto } from '../flows/readPhoto.ts';
import { messages } from '../messages/index.ts';
import { PhotoFrame, PhotoSamples } from '../parts/PhotoFrame.tsx';

const MOST_BYTES = 20_000_000;
/** So often a photo comes back before a studio is advised. */
const TRIES = 3;

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
  const [read, setRead] = useState<ReadPhoto>();
  const [picked, setPicked] = useState<'tooLarge' | 'unreadable'>();
  const [refusals, setRefusals] = useState(0);
  const choose = useAction(async (capture?: 'user') => {
    const file = await pickFile({
      ...{ accept: 'image/jpeg,image/png', maxBytes: MOST_BYTES },
      ...(capture && { capture }),
    });
    if (file.kind === 'cancelled') return;
    setRead(undefined);
    setPicked(file.kind === 'picked' ? undefined : file.kind === 'tooLarge' ? 'tooLarge' : 'unreadable');
    if (file.kind === 'picked') setRead(await readPhoto(file.file));
  });
  const send = useAction(
    async () => {
      if (read?.kind !== 'good') return;
      const photo = await sendPhoto({ picture: read.picture, number });
      toast(t.sent);
      await onSent(photo);
    },
    {
      onRefusal: () => {
        setRead(undefined);
        setRefusals((count) => count + 1);
      },
    },
  );
  const odd = picked ?? (read?.kind === 'unreadable' ? 'unreadable' : undefined);
  const shown = read && read.kind !== 'unreadable' ? read : undefined;
  return (
    <>
      <Lead title={lead}>{t.hint}</Lead>
      <Stack>
        {shown?.url ? <PhotoFrame url={shown.url} label={t.mine} /> : <PhotoSamples />}
        {odd && <InlineNotice tone="danger">{t[odd]}</InlineNotice>}
        {shown?.kind === 'problem' && (
          <InlineNotice tone="danger" messageId={shown.problem}>
            {t.problems[shown.problem]}
          </InlineNotice>
        )}
        {refusals >= TRIES && <InlineNotice tone="warning">{t.studio}</InlineNotice>}
        {shown?.kind === 'good' ? (
          <Section title={t.checks}>
            <KeyValue rows={Object.values(t.checked).map((label) => ({ label, value: t.good }))} />
          </Section>
        ) : (
          <Bullets texts={t.rules} />
        )}
      </Stack>
      <Actions>
        <Button full variant="secondary" action="take" onClick={() => void choose.run('user')}>
          {t.take}
        </Button>
        {shown?.kind === 'good' && (
          <Button full variant="text" action="choose" onClick={() => void choose.run()}>
            {t.again}
          </Button>
        )}
      </Actions>
      {shown?.kind === 'good' ? (
        <MainButton action="send" run={send}>
          {t.send}
        </MainButton>
      ) : (
        <MainButton action="choose" run={() => choose.run()} isBusy={choose.isRunning}>
          {t.choose}
        </MainButton>
      )}
    </>
  );
}
