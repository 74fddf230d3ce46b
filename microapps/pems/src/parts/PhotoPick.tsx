import { useAction } from '@wallet/kit/app';
import { pickFile, smallPicture } from '@wallet/kit/common';
import { Actions, Button, Gallery, InlineNotice, Section, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

const MOST_BYTES = 20_000_000;

interface PhotoPickProps {
  title: string;
  /** a data address; empty without one */
  image: string;
  alt: string;
  onChange: (image: string) => void;
}

/** The animal's photo: taken now or chosen, made small here, so that place and time of the camera stay on the phone. */
export function PhotoPick({ title, image, alt, onChange }: PhotoPickProps) {
  const { photo: t } = messages.use();
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable'>();
  const choose = useAction(async (capture?: 'environment') => {
    const picked = await pickFile({ accept: 'image/*', maxBytes: MOST_BYTES, ...(capture && { capture }) });
    if (picked.kind === 'cancelled') return;
    const small = picked.kind === 'picked' ? await smallPicture(picked.file) : null;
    setProblem(small ? undefined : picked.kind === 'tooLarge' ? 'tooLarge' : 'unreadable');
    if (small) onChange(small);
  });
  return (
    <Section title={title}>
      <Stack>
        {image && <Gallery images={[{ src: image, alt }]} />}
        {problem && (
          <InlineNotice tone="danger" messageId={problem}>
            {t[problem]}
          </InlineNotice>
        )}
        <Actions beside>
          <Button full variant="secondary" action="takePhoto" onClick={() => void choose.run('environment')}>
            {t.take}
          </Button>
          <Button full variant="secondary" action="choosePhoto" onClick={() => void choose.run()}>
            {image ? t.another : t.choose}
          </Button>
        </Actions>
      </Stack>
    </Section>
  );
}
