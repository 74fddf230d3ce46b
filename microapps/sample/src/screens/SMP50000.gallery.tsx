import { Screen } from '@wallet/kit/app';
import { locale } from '@wallet/kit/messages';
import { Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { GalleryGroup } from '../parts/GalleryGroup.tsx';
import { GalleryGuide } from '../parts/GalleryGuide.tsx';
import { GroupNav } from '../parts/GroupNav.tsx';
import { goToSample } from '../parts/goToSample.ts';
import { LookSamples } from '../parts/LookSamples.tsx';
import { sampleGroups } from '../parts/sampleGroups.ts';
import { useTurns } from '../parts/useTurns.ts';

export function SMP50000() {
  const t = messages.use().gallery;
  const turns = useTurns(sampleGroups.length);
  const [isWhole, setWhole] = useState(false);

  function jump(group: string, part?: string) {
    // What stands above the target must not grow after the jump.
    setWhole(true);
    goToSample(group, part);
  }

  return (
    <Screen title={t.title}>
      <GroupNav onJump={jump} />
      <Section title={t.look.title}>
        <LookSamples locale={locale.value} />
        <GalleryGuide onJump={jump} />
      </Section>
      {sampleGroups.map(({ id, title, Samples }, place) => (
        <GalleryGroup
          key={id}
          id={id}
          title={title(t)}
          isShown={isWhole || place < turns}
          Samples={Samples}
        />
      ))}
    </Screen>
  );
}
