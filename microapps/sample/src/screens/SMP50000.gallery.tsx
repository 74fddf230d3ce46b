import { Screen } from '@wallet/kit/app';
import { locale } from '@wallet/kit/messages';
import { Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { GalleryGroup } from '../parts/GalleryGroup.tsx';
import { LookSamples } from '../parts/LookSamples.tsx';
import { sampleGroups } from '../parts/sampleGroups.ts';
import { useTurns } from '../parts/useTurns.ts';

export function SMP50000() {
  const t = messages.use().gallery;
  const turns = useTurns(sampleGroups.length);
  return (
    <Screen title={t.title}>
      <Section title={t.look.title}>
        <LookSamples locale={locale.value} />
      </Section>
      {sampleGroups.map(({ id, title, Samples }, place) => (
        <GalleryGroup key={id} id={id} title={title(t)} isShown={place < turns} Samples={Samples} />
      ))}
    </Screen>
  );
}
