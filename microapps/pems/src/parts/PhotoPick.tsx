import { pickPicture, useAction } from '@wallet/kit/app';
import { Actions, Button, Gallery, Section, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const MOST_BYTES = 500_000;

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
  const choose = useAction(async (capture?: 'environment') => {
    const picture = await pickPicture({ side: 720, mostBytes: MOST_BYTES, capture });
    if (picture) onChange(picture.image);
  });
  return (
    <Section title={title}>
      <Stack>
        {image && <Gallery images={[{ src: image, alt }]} />}
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
