import { useState } from 'react';
import { FACE_TRIES, type FaceProblem } from '../../identity/index.ts';
import { Bullets, EmptyState, InlineNotice, Lead, useIdentityWords } from '../../ui/index.ts';
import { pickPicture } from '../pickPicture.ts';
import { useAction } from '../useAction.ts';
import { ScanButton } from './ScanButton.tsx';
import { ScanPose } from './ScanPose.tsx';
import { useNativeScreen } from './useNativeScreen.ts';

/** The largest picture of a face, in bytes (contracts/native-screens.md). */
const MOST = 1_500_000;

export interface FaceCheckProps {
  /** what the face is looked at for, as the phone app is told */
  purpose: string;
  /** compares the picture (base64); null where it is the right face */
  check: (image: string) => Promise<FaceProblem | null>;
  onGood: () => void;
  /** after five tries: another way to prove who one is */
  onOtherWay: () => void;
  /** on a page with more than this its button stands in the text; else it is the page's main one */
  isInline?: boolean;
}

const SIDE = 1280;

/** A photo of the page's own camera, made small; null where there is none, which has been told. */
async function takenHere(): Promise<string | null> {
  const picture = await pickPicture({ side: SIDE, mostBytes: MOST, capture: 'user' });
  return picture?.image.slice(picture.image.indexOf(',') + 1) ?? null;
}

/**
 * Looks at the customer's face: rules, the phone's capture or the page's own camera, and each reason why a face was
 * not taken with words of its own (3-identity-and-services s8). The picture is handed on and not kept.
 */
export function FaceCheck({ purpose, check, onGood, onOtherWay, isInline = false }: FaceCheckProps) {
  const { face: t } = useIdentityWords();
  const capture = useNativeScreen('faceCapture');
  const [problem, setProblem] = useState<FaceProblem | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  const [isHere, setHere] = useState(false);
  const judge = useAction(async (image: string) => {
    const found = await check(image);
    if (found === null) return onGood();
    missed(found);
  });
  function missed(found: FaceProblem) {
    setTries((count) => count + 1);
    setProblem(found);
  }
  async function take() {
    if (isHere) {
      const image = await takenHere();
      return image === null ? undefined : judge.run(image);
    }
    const ending = await capture.open({ purpose });
    if (ending.kind === 'absent') return setHere(true);
    if (ending.kind === 'left') return;
    if (ending.kind !== 'answer') return setProblem('failed');
    if (!ending.value.isLive) return missed('notLive');
    await judge.run(ending.value.image);
  }
  if (tries >= FACE_TRIES)
    return (
      <div data-part="faceCheck" data-state="over">
        <EmptyState
          picture="locked"
          title={t.enough}
          description={t.enoughHint}
          action={{ label: t.other, onClick: onOtherWay, action: 'otherWay' }}
        />
      </div>
    );
  const words = problem === 'failed' ? t.failed : problem && t.problems[problem];
  return (
    <div data-part="faceCheck" data-state={problem ?? 'ready'}>
      <Lead title={t.title} />
      <ScanPose of="face" />
      <Bullets texts={t.rules} />
      {words && <InlineNotice tone="danger">{words}</InlineNotice>}
      <ScanButton action="takeFace" isInline={isInline} isBusy={judge.isRunning} onClick={() => void take()}>
        {isHere ? t.picture : problem ? t.again : t.start}
      </ScanButton>
    </div>
  );
}
