import { Screen } from '@wallet/kit/app';
import { BottomBar, Bullets, Button, EmptyState, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useTarget } from '../state/useTarget.ts';

export function FME81200() {
  const { locked: t } = messages.use();
  const target = useTarget();
  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full action="next" onClick={() => target.go('FME73100')}>
            {t.next}
          </Button>
        </BottomBar>
      }
    >
      <EmptyState picture="locked" title={t.lead} description={t.text} />
      <Section title={t.how}>
        <Bullets texts={t.steps} isOrdered />
      </Section>
    </Screen>
  );
}
