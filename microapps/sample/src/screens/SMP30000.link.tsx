import { type LinkOutcome, Screen, useFollowLink } from '@wallet/kit/app';
import { type LinkTarget, parseLink } from '@wallet/kit/common';
import { required } from '@wallet/kit/forms';
import {
  BottomBar,
  Button,
  InlineNotice,
  KeyValue,
  openPopup,
  Section,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { useId, useState } from 'react';
import { messages } from '../messages/index.ts';

const rules = { link: required() };

/** What is said of a link; outside tools read these words. */
const failures = {
  broken: 'notALink',
  notReleased: 'notReleased',
  valueMissing: 'valueMissing',
  unread: 'notRead',
  appOnly: 'appOnly',
} as const;

function wordOf(outcome: LinkOutcome) {
  if (outcome.kind === 'failed') return failures[outcome.reason];
  if (outcome.kind === 'callback') return 'shown';
  return outcome.kind === 'certificateNeeded' ? outcome.kind : 'followed';
}

interface Followed {
  target: LinkTarget;
  outcome: ReturnType<typeof wordOf>;
}

export function SMP30000() {
  const t = messages.use().link;
  const formId = useId();
  const form = useForm({ initial: { link: '' }, rules });
  const [followed, setFollowed] = useState<Followed>();
  // The screen says itself what became of a link; a callback is only shown.
  const follow = useFollowLink({ onCallback: () => {}, tells: () => false });

  async function run(link: string) {
    setFollowed(undefined);
    const outcome = await follow.run(link);
    if (outcome) setFollowed({ target: parseLink(link), outcome: wordOf(outcome) });
    if (outcome?.kind === 'certificateNeeded') await openPopup('certificateNeeded');
  }

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
      <form id={formId} noValidate onSubmit={form.submit(({ link }) => run(link))}>
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
