import { useAction } from '@wallet/kit/app';
import { pickFile, smallPicture } from '@wallet/kit/common';
import { Actions, Button, Gallery, InlineNotice, Section, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { limits } from '../model/deal.ts';

const MOST_BYTES = 20_000_000;

interface PicturesProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** Up to ten pictures, made small here: place and time of the camera stay on the phone. */
export function Pictures({ images, onChange }: PicturesProps) {
  const { pictures: t } = messages.use();
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable'>();
  const add = useAction(async () => {
    const picked = await pickFile({ accept: 'image/*', maxBytes: MOST_BYTES });
    if (picked.kind === 'cancelled') return;
    const small = picked.kind === 'picked' ? await smallPicture(picked.file, 640) : null;
    setProblem(small ? undefined : picked.kind === 'tooLarge' ? 'tooLarge' : 'unreadable');
    if (small) onChange([...images, small]);
  });
  return (
    <Section title={t.title({ count: images.length, most: limits.pictures })}>
      <Stack>
        <Gallery images={images.map((src, at) => ({ src, alt: t.alt({ number: at + 1 }) }))} />
        {problem && (
          <InlineNotice tone="danger" messageId={problem}>
            {t[problem]}
          </InlineNotice>
        )}
        <Actions beside>
          <Button
            full
            variant="secondary"
            action="addPicture"
            icon="plus"
            disabled={images.length >= limits.pictures}
            isBusy={add.isRunning}
            onClick={() => void add.run()}
          >
            {t.add}
          </Button>
          {images.length > 0 && (
            <Button full variant="text" action="removePicture" onClick={() => onChange(images.slice(0, -1))}>
              {t.remove}
            </Button>
          )}
        </Actions>
      </Stack>
    </Section>
  );
}
