import { Bullets, Card, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Attribute } from '../model/digitalId.ts';

/** What others get, by its names. */
export function Given({ title, what }: { title: string; what: readonly Attribute[] }) {
  const { attributes: t } = messages.use();
  return (
    <Card tone="soft">
      <Section title={title}>
        <Bullets texts={what.map((each) => t[each])} />
      </Section>
    </Card>
  );
}
