import { Badge, IconTile, ListItem, type Tone } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Practice, type PracticeState, pictureOf } from '../model/practice.ts';

const tones: Readonly<Record<PracticeState, Tone>> = {
  reported: 'info',
  checking: 'info',
  fixed: 'accent',
  paid: 'success',
  refused: 'danger',
  beyondLimit: 'neutral',
  budgetGone: 'neutral',
};

/** What was done once: how it stands, and what of its points counts. */
export function PracticeRow({ of: one, onOpen }: { of: Practice; onOpen: () => void }) {
  const t = messages.use();
  const beside = one.place || t.quantity(one);
  return (
    <ListItem
      action="openPractice"
      leading={<IconTile picture={pictureOf(one.activity)} />}
      title={one.name}
      state={<Badge tone={tones[one.state]}>{t.states[one.state]}</Badge>}
      description={`${t.day(one)} · ${beside}`}
      trailing={t.points({ amount: one.counted })}
      {...(one.counted < one.points ? { trailingNote: <s>{t.points({ amount: one.points })}</s> } : {})}
      onClick={onOpen}
    />
  );
}
