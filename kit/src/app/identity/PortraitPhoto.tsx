import { type ReactNode, useState } from 'react';
import { pickFile } from '../../common/index.ts';
import type { PortraitPlan } from '../../identity/index.ts';
import {
  Actions,
  Bullets,
  Button,
  InlineNotice,
  KeyValue,
  Lead,
  Section,
  Stack,
  useIdentityWords,
} from '../../ui/index.ts';
import { MainButton } from '../screen/MainButton.tsx';
import { useAction } from '../useAction.ts';
import { PortraitFrame, PortraitSamples } from './PortraitFrame.tsx';
import { type ReadPortrait, readPortrait } from './readPortrait.ts';
import { useNativeScreen } from './useNativeScreen.ts';

const MOST_BYTES = 20_000_000;
/** So often a photo comes back before a studio is advised. */
const TRIES = 3;

export interface PortraitPhotoProps {
  plan: PortraitPlan;
  /** whose photo, and what for */
  lead: string;
  /** how old it may be */
  hint: string;
  rules: readonly string[];
  /** what the phone app's own camera is told; without it, and in a browser, the camera of the page takes it */
  purpose?: string;
  /** hands on the picture (base64, JPEG); one that is refused is told, and another asked for */
  send: (picture: string) => Promise<unknown>;
  children?: ReactNode;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * A photo of somebody for a document or a card: examples and rules, one from the camera or from the phone's own, cut to
 * its shape and looked at on the phone, then sent. It is kept nowhere.
 */
export function PortraitPhoto({ plan, lead, hint, rules, purpose, send, children }: PortraitPhotoProps) {
  const { portrait: t } = useIdentityWords();
  const capture = useNativeScreen('faceCapture');
  const [read, setRead] = useState<ReadPortrait>();
  const [odd, setOdd] = useState<'tooLarge' | 'unreadable' | 'failed'>();
  const [refusals, setRefusals] = useState(0);

  async function look(picture: Blob) {
    const found = await readPortrait(picture, plan);
    setRead(found);
    setOdd(found.kind === 'unreadable' ? 'unreadable' : undefined);
  }
  const choose = useAction(async (from?: 'camera') => {
    if (from && purpose) {
      const ending = await capture.open({ purpose });
      if (ending.kind === 'left') return;
      if (ending.kind === 'answer')
        return look(new Blob([bytesOf(ending.value.image)], { type: 'image/jpeg' }));
      if (ending.kind !== 'absent') return setOdd('failed');
    }
    const file = await pickFile({
      accept: 'image/jpeg,image/png',
      maxBytes: MOST_BYTES,
      ...(from && { capture: 'user' }),
    });
    if (file.kind === 'cancelled') return;
    setRead(undefined);
    if (file.kind === 'picked') return look(file.file);
    setOdd(file.kind === 'tooLarge' ? 'tooLarge' : 'unreadable');
  });
  const hand = useAction(
    async () => {
      if (read?.kind === 'good') await send(read.picture);
    },
    {
      onRefusal: () => {
        setRead(undefined);
        setRefusals((count) => count + 1);
      },
    },
  );
  const shown = read && read.kind !== 'unreadable' ? read : undefined;
  const isGood = shown?.kind === 'good';
  const problems = { ...t.problems, small: t.problems.small(plan), ground: t.problems.ground[plan.look] };
  const take = (
    <Button variant="secondary" action="take" onClick={() => void choose.run('camera')}>
      {t.take}
    </Button>
  );
  return (
    <>
      <Lead title={lead}>{hint}</Lead>
      <Stack>
        {shown?.url ? <PortraitFrame url={shown.url} plan={plan} /> : <PortraitSamples />}
        {odd && <InlineNotice tone="danger">{t[odd]}</InlineNotice>}
        {shown?.kind === 'problem' && (
          <InlineNotice tone="danger" messageId={shown.problem}>
            {problems[shown.problem]}
          </InlineNotice>
        )}
        {refusals >= TRIES && <InlineNotice tone="warning">{t.studio}</InlineNotice>}
        {isGood ? (
          <Section title={t.checks}>
            <KeyValue rows={Object.values(t.checked).map((label) => ({ label, value: t.good }))} />
          </Section>
        ) : (
          <Bullets texts={rules} />
        )}
        {children}
      </Stack>
      {isGood && (
        <Actions>
          <Button full variant="text" action="choose" onClick={() => void choose.run()}>
            {t.again}
          </Button>
        </Actions>
      )}
      {isGood ? (
        <MainButton action="send" run={hand} beside={take}>
          {t.send}
        </MainButton>
      ) : (
        <MainButton action="choose" run={() => choose.run()} isBusy={choose.isRunning} beside={take}>
          {t.choose}
        </MainButton>
      )}
    </>
  );
}
