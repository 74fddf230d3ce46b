import { Screen } from '@wallet/kit/app';
import { required } from '@wallet/kit/forms';
import { BottomBar, Button, InlineNotice, KeyValue, Section, TextField, useForm } from '@wallet/kit/ui';
import { useId, useState } from 'react';
import { messages } from '../messages/index.ts';
import { type Followed, useFollow } from './useFollow.ts';

const rules = { link: required() };

export function SMP30000() {
  const t = messages.use().link;
  const formId = useId();
  const form = useForm({ initial: { link: '' }, rules });
  const [followed, setFollowed] = useState<Followed>();
  const follow = useFollow(setFollowed);

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full type="submit" form={formId} action="submit" isBusy={follow.isRunning}>
            {t.follow}
          </Button>
        </BottomBar>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.submit(({ link }) => {
          setFollowed(undefined);
          return follow.run(link);
        })}
      >
        <TextField label={t.field} hint={t.hint} autoComplete="off" {...form.field('link')} />
      </form>
      {followed && (
        <Section title={t.result}>
          <div data-result={followed.target.kind} data-outcome={followed.outcome}>
            <InlineNotice tone={['followed', 'shown'].includes(followed.outcome) ? 'success' : 'warning'}>
              {t.outcomes[followed.outcome]}
            </InlineNotice>
            <KeyValue
              rows={Object.entries(followed.target).map(([label, value]) => ({
                label,
                value: typeof value === 'string' ? value : JSON.stringify(value),
              }))}
            />
          </div>
        </Section>
      )}
    </Screen>
  );
}
