import { Screen } from '@wallet/kit/app';
import { Bullets, FoldedList, IconTile, Lead, Section, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Fee, days, and what cannot be traded. */
export function Rules() {
  const { rules: t } = messages.use();
  return (
    <Screen title={t.title}>
      <Stack>
        <IconTile picture="security" size="large" />
        <Lead title={t.lead} />
        <Section title={t.days}>
          <Bullets isOrdered texts={t.steps} />
        </Section>
        <FoldedList label={t.title} rows={t.more} />
        <Section title={t.refused}>
          <Bullets texts={t.things} />
        </Section>
      </Stack>
    </Screen>
  );
}
