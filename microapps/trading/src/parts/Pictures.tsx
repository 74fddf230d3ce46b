import { pickPicture, useAction } from '@wallet/kit/app';
import { Actions, Button, Gallery, Section, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { limits } from '../model/deal.ts';

const MOST_BYTES = 290_000;

interface PicturesProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** Up to ten pictures, made small here: place and time of the camera stay on the phone. */
export function Pictures({ images, onChange }: PicturesProps) {
  const { pictures: t } = messages.use();
  const add = useAction(async () => {
    const picture = await pickPicture({ side: 640, mostBytes: MOST_BYTES });
    if (picture) onChange([...images, picture.image]);
  });
  return (
    <Section title={t.title({ count: images.length, most: limits.pictures })}>
      <Stack>
        <Gallery images={images.map((src, at) => ({ src, alt: t.alt({ number: at + 1 }) }))} />
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
