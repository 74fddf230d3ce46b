import { Screen } from '@wallet/kit/app';
import { locale } from '@wallet/kit/messages';
import { Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { ButtonSamples } from '../parts/ButtonSamples.tsx';
import { ChoiceSamples } from '../parts/ChoiceSamples.tsx';
import { ContentSamples } from '../parts/ContentSamples.tsx';
import { DateSamples } from '../parts/DateSamples.tsx';
import { FieldSamples } from '../parts/FieldSamples.tsx';
import { FlowSamples } from '../parts/FlowSamples.tsx';
import { LookSamples } from '../parts/LookSamples.tsx';
import { NoticeSamples } from '../parts/NoticeSamples.tsx';
import { OverlaySamples } from '../parts/OverlaySamples.tsx';
import { StateSamples } from '../parts/StateSamples.tsx';

export function SMP50000() {
  const t = messages.use().gallery;
  return (
    <Screen title={t.title}>
      <Section title={t.look.title}>
        <LookSamples locale={locale.value} />
      </Section>
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
      <DateSamples />
      <ContentSamples />
      <NoticeSamples />
      <FlowSamples />
      <OverlaySamples />
      <StateSamples />
    </Screen>
  );
}
